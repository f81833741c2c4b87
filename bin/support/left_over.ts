import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beganAt } from './process_facts.ts'

type Kind = 'part' | 'database'
type Started = { pid: number; began: string | null; kind: Kind }
type Register = { supervisor: number; processes: Started[] }

const GRACE_MS: Record<Kind, number> = { part: 8_000, database: 20_000 }
const GENTLY: Record<Kind, NodeJS.Signals> = { part: 'SIGTERM', database: 'SIGINT' }
const HARD: Record<Kind, NodeJS.Signals> = { part: 'SIGKILL', database: 'SIGQUIT' }

const fileIn = (directory: string) => join(directory, 'processes.json')

/** Notes a process that must not outlive this one; who ends it, should this one be killed, reads it. */
export function noteStarted(directory: string, pid: number, kind: Kind): void {
  const known = read(directory)
  const earlier = known?.supervisor === process.pid ? known.processes.filter(isAlive) : []
  const processes = [...earlier, { pid, began: beganAt(pid), kind }]
  writeFileSync(fileIn(directory), JSON.stringify({ supervisor: process.pid, processes }))
}

/**
 * Ends what a killed supervisor left running, parts before their database, and nothing else: a process
 * counts only if it began when the noted one did. With a supervisor named, only that one's.
 */
export async function clearLeftOver(directory: string, supervisor?: number): Promise<void> {
  const known = read(directory)
  if (!known || (supervisor !== undefined && known.supervisor !== supervisor)) return
  for (const kind of ['part', 'database'] as const) {
    await Promise.all(known.processes.filter((one) => one.kind === kind).map(end))
  }
}

/** After an orderly end nothing is left over. */
export const forgetStarted = (directory: string): void => rmSync(fileIn(directory), { force: true })

function read(directory: string): Register | null {
  if (!existsSync(fileIn(directory))) return null
  try {
    return JSON.parse(readFileSync(fileIn(directory), 'utf8')) as Register
  } catch {
    return null
  }
}

const isAlive = ({ pid, began }: Started) => began !== null && beganAt(pid) === began

async function end(left: Started): Promise<void> {
  if (!isAlive(left)) return
  signal(left.pid, GENTLY[left.kind])
  if (await isGone(left, GRACE_MS[left.kind])) return
  signal(left.pid, HARD[left.kind])
  await isGone(left, GRACE_MS[left.kind])
}

async function isGone(left: Started, withinMs: number): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await wait(25)) {
    if (!isAlive(left)) return true
  }
  return false
}

/** Reaches the process and whatever it has started itself, if it leads a group. */
function signal(pid: number, name: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      return void process.kill(target, name)
    } catch {
      continue
    }
  }
}
