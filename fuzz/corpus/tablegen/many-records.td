foreach i = !range(3000) in foreach j = !range(3000) in def;
