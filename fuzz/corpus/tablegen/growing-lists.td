defvar x = !foldl([]<int>, !range(200000), a, b, !listconcat(a, [b]));
