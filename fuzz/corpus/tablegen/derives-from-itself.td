class S; class R<int n> : R<n>; def r : R<1>; def s : S; def l { list<R> x = [r, s]; }
