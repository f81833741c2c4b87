import { readFileSync, readdirSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** The child of `parent` whose command line ends with the given words. */
export function childOf(parent: number, words: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      if (line.endsWith(words) && statusOf(pid).includes(`PPid:\t${parent}\n`)) return Number(pid)
    } catch {
      continue
    }
  }
  throw new Error(`No process ${words}`)
}

const statusOf = (pid: number | string) => readFileSync(`/proc/${pid}/status`, 'utf8')

/** Resident memory in MB; 0 for a process that is just ending. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(statusOf(pid).match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024)

/** Processor time used so far, in seconds; unlike the clock it knows nothing of busy neighbours. */
export function processorSecondsOf(pid: number): number {
  const [user, system] = timesOf(pid)
  return (user! + system!) / TICKS_PER_SECOND
}

/** The same of a database server: of its first process, those it has now and those that ended. */
export function databaseSecondsOf(postmaster: number): number {
  const own = timesOf(postmaster).reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number).reduce(addSecondsOf, own)
}

function addSecondsOf(seconds: number, pid: number): number {
  try {
    return seconds + processorSecondsOf(pid)
  } catch {
    return seconds
  }
}

/** Ticks of the process itself (user, system) and of its children that ended (user, system). */
const timesOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 15).map(Number)
