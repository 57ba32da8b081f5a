multiclass M0 { def _0; }
multiclass M1 { defm _a : M0; defm _b : M0; }
multiclass M2 { defm _a : M1; defm _b : M1; }
multiclass M3 { defm _a : M2; defm _b : M2; }
multiclass M4 { defm _a : M3; defm _b : M3; }
multiclass M5 { defm _a : M4; defm _b : M4; }
multiclass M6 { defm _a : M5; defm _b : M5; }
multiclass M7 { defm _a : M6; defm _b : M6; }
multiclass M8 { defm _a : M7; defm _b : M7; }
multiclass M9 { defm _a : M8; defm _b : M8; }
multiclass M10 { defm _a : M9; defm _b : M9; }
multiclass M11 { defm _a : M10; defm _b : M10; }
defm X : M11;
