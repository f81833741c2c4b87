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
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
