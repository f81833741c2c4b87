import { Heap } from './snapshot.ts'
import { holdersOf } from './holders.ts'
import { inspect } from './inspect.ts'
import { table } from '../table.ts'

const MOST_ROWS = 25
const MEGABYTE = 1024 * 1024
const shown = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`

/** What is alive in a running process, and by what it is held. */
export async function tellHeap(pid: number): Promise<string> {
  const { usage, snapshot } = await inspect(pid)
  const heap = new Heap(snapshot)
  const alive = heap.size.reduce((sum, bytes) => sum + bytes, 0)
  const holders = holdersOf(heap, alive / 200).slice(0, MOST_ROWS)
  const { rss, heapTotal, external } = usage
  const head = `alive ${shown(alive)}, heap ${shown(heapTotal)}, buffers and the like ${shown(external)}, resident ${shown(rss)}`
  const rows = holders.map(({ bytes, way }) => [shown(bytes), way])
  return `${head}\n${table(['would be free', 'without'], rows)}`
}
