import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fleet } from '../fleet.ts'
import { databaseSecondsOf, processorSecondsOf } from '../processes.ts'

const TICKS_PER_SECOND = 100

/** Processors that each part kept busy meanwhile, and the whole machine with whoever else was at work. */
export type Busy = Record<'web' | 'worker' | 'database' | 'asking' | 'machine', number>

/** Reads what has been used so far; what is called later answers what was used since. */
export function watchProcessors(fleet: Fleet): () => Busy {
  const began = performance.now()
  const before = usedBy(fleet)
  return () => {
    const seconds = (performance.now() - began) / 1_000
    const now = usedBy(fleet)
    const names = Object.keys(now) as (keyof Busy)[]
    return Object.fromEntries(
      names.map((name) => [name, (now[name] - before[name]) / seconds])
    ) as Busy
  }
}

function usedBy(fleet: Fleet): Busy {
  const of = (kind: 'web' | 'worker') =>
    fleet.all(kind).reduce((sum, { process: one }) => sum + processorSecondsOf(one.pid!), 0)
  const note = readFileSync(join(fleet.folder('postgres'), 'postmaster.pid'), 'utf8')
  const { user, system } = process.cpuUsage()
  return {
    web: of('web'),
    worker: of('worker'),
    database: databaseSecondsOf(Number(note.split('\n')[0])),
    asking: (user + system) / 1e6,
    machine: secondsOfMachine(),
  }
}

/** All but what is idle or waits for a disk. */
function secondsOfMachine(): number {
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line!.trim().split(/\s+/).slice(1, 9).map(Number)
  const all = ticks.reduce((sum, one) => sum + one, 0)
  return (all - ticks[3]! - ticks[4]!) / TICKS_PER_SECOND
}
