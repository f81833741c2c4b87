/* Says what holds the memory of a running process of the shop: `npm run bench:heap -- 4711`, its process id. */
import { tellHeap } from './support/heap/tell_heap.ts'

const pid = Number(process.argv[2])
if (!Number.isInteger(pid) || pid < 1) {
  console.error('Which process? npm run bench:heap -- <process id>')
  process.exit(1)
}
console.log(await tellHeap(pid))
