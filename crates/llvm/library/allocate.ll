; Memory for allocations whose size or number is not known: blocks of the heap, in a list whose last one is at %last.
declare ptr @malloc(i64)
declare void @free(ptr)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)

; So many elements of a size, at a multiple of a power of two. Without memory, the process ends by writing to the address zero.
define ptr @__kernelsmith_allocate(ptr %last, i64 %n, i64 %size, i64 %align) {
entry:
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 %size)
  %low = extractvalue { i64, i1 } %product, 0
  %overflows = extractvalue { i64, i1 } %product, 1
  %bytes = select i1 %overflows, i64 -1, i64 %low
  %head = add i64 %align, 8
  %room = call i64 @llvm.uadd.sat.i64(i64 %bytes, i64 %head)
  %block = call ptr @malloc(i64 %room)
  %before = load ptr, ptr %last, align 8
  store ptr %before, ptr %block, align 8
  store ptr %block, ptr %last, align 8
  %start = ptrtoint ptr %block to i64
  %end = add i64 %start, %head
  %mask = sub i64 0, %align
  %aligned = and i64 %end, %mask
  %place = inttoptr i64 %aligned to ptr
  ret ptr %place
}

; Frees the blocks after one, or all.
define void @__kernelsmith_release(ptr %last, ptr %until) {
entry:
  br label %test

test:
  %block = load ptr, ptr %last, align 8
  %done = icmp eq ptr %block, %until
  br i1 %done, label %end, label %free

free:
  %before = load ptr, ptr %block, align 8
  store ptr %before, ptr %last, align 8
  call void @free(ptr %block)
  br label %test

end:
  ret void
}
