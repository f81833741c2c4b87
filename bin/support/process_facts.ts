import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const BOOT_FILE = '/proc/sys/kernel/random/boot_id'

/** When a process began, in the system's own words: with its id it names one process for all time. */
export function beganAt(pid: number): string | null {
  const stat = procFile(pid, 'stat')
  if (stat === undefined) return askPs(pid, 'lstart')
  // The name of the program may hold spaces and brackets; behind it stand the state and 18 values more.
  const [state, ...facts] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? ['X']
  const hasEnded = state === 'Z' || state === 'X'
  return hasEnded ? null : `${readFileSync(BOOT_FILE, 'utf8').trim()} ${facts[18]}`
}

export function commandOf(pid: number): string | null {
  const line = procFile(pid, 'cmdline')
  return line === undefined ? askPs(pid, 'args') : (line?.replaceAll('\0', ' ').trim() ?? null)
}

/** Undefined where the system has no such files, null where there is no such process. */
function procFile(pid: number, name: string): string | null | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}

function askPs(pid: number, field: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
