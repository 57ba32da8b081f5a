-- What a program of Lua does: numbers, texts, tables, closures, coroutines, errors, collection of garbage.
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(24), 7 // 2, -7 // 2, -7 % 3, 7.5 // 2, 2^53, 1e15, 0x7fffffffffffffff + 1, 3 | 8, ~5, 1 << 62, "10" + 5)
print(string.format("%5.2f|%-8s|%08x|%q|%g|%i", math.pi, "ab", 48879, "a\nb\0c", 1e100, -3))
local sieve, primes = {}, {}
for i = 2, 20000 do
  if not sieve[i] then primes[#primes + 1] = i; for j = i * i, 20000, i do sieve[j] = true end end
end
print(#primes, primes[#primes])
local words = {}
for word in ("the quick brown fox jumps over the lazy dog and the cat"):gmatch("%a+") do words[word] = (words[word] or 0) + 1 end
local keys = {}
for key in pairs(words) do keys[#keys + 1] = key end
table.sort(keys, function(a, b) return words[a] > words[b] or words[a] == words[b] and a < b end)
for _, key in ipairs(keys) do io.write(key, "=", words[key], " ") end
print()
print(("hello world"):gsub("o", { o = "0" }), ("x=1, y=2"):gsub("(%w+)=(%w+)", "%2=%1"), ("abc"):rep(3, "-"), ("%d"):byte(1, -1))
print(string.pack("<i4 >d z s1", 77, 1.5, "zero", "one"):byte(1, -1))
print(string.unpack("<i4", "\x01\x02\x03\x04"), utf8.char(228, 8364, 128512), utf8.len("äö€"))
local producer = coroutine.wrap(function() for i = 1, 5 do coroutine.yield(i, i * i) end error({ code = 42 }) end)
for _ = 1, 5 do print(producer()) end
local ok, problem = pcall(producer)
print(ok, type(problem), problem.code)
print(pcall(function() local t = nil; return t.x end))
print(select("#", table.unpack({ 1, nil, 3 }, 1, 3)), xpcall(error, function(m) return "handled " .. tostring(m) end, "x"))
local Point = {}
Point.__index = Point
Point.__add = function(a, b) return setmetatable({ x = a.x + b.x, y = a.y + b.y }, Point) end
Point.__eq = function(a, b) return a.x == b.x and a.y == b.y end
Point.__tostring = function(p) return "(" .. p.x .. ", " .. p.y .. ")" end
Point.__close = function() print("closed") end
local function point(x, y) return setmetatable({ x = x, y = y }, Point) end
do local p <close> = point(1, 2); print(tostring(p + point(3, 4)), p == point(1, 2)) end
local seed = 42
local function random() seed = (seed * 6364136223846793005 + 1442695040888963407); return (seed >> 33) end
local numbers = {}
for i = 1, 5000 do numbers[i] = random() % 100000 end
table.sort(numbers)
print(numbers[1], numbers[2500], numbers[5000], table.concat(numbers, ",", 100, 110))
local cache = setmetatable({}, { __mode = "k" })
for i = 1, 1000 do cache[{}] = i end
collectgarbage()
local n = 0
for _ in pairs(cache) do n = n + 1 end
print(n, collectgarbage("count") < 20000)
local chunk = load("local a, b = ... ; for i = 1, 3 do a = a * b end goto done; a = 0 ::done:: return a, math.tointeger(a)")
print(chunk(2, 3), load("return +"))
local function queens(n)
  local count, columns, up, down = 0, {}, {}, {}
  local function place(row)
    if row > n then count = count + 1 return end
    for c = 1, n do
      if not columns[c] and not up[row + c] and not down[row - c] then
        columns[c], up[row + c], down[row - c] = true, true, true
        place(row + 1)
        columns[c], up[row + c], down[row - c] = nil, nil, nil
      end
    end
  end
  place(1)
  return count
end
print(queens(8), math.floor(-3.5), math.ult(1, -1), 5 // 0.0, -5 % math.huge, math.fmod(-6, 4), tostring(0 / 0) ~= "", #arg)
print(string.dump(fib):sub(1, 4) == "\27Lua", os.time({ year = 2020, month = 1, day = 1, hour = 12 }) > 0)
