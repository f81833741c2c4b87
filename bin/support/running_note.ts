import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ports } from './demo_environment.ts'

/** What whoever holds a data folder says about itself. It informs; who holds the folder says the lock. */
export type RunningNote = {
  what: 'shop' | 'command'
  pid: number
  since: string
  /** Known as soon as the ports and the database are. */
  ports?: Ports
  databaseUrl?: string
  address?: string
}

const fileIn = (directory: string) => join(directory, 'running.json')

export const writeNote = (directory: string, note: RunningNote): void =>
  writeFileSync(fileIn(directory), JSON.stringify(note), { mode: 0o600 })

export function readNote(directory: string): RunningNote | null {
  if (!existsSync(fileIn(directory))) return null
  try {
    return JSON.parse(readFileSync(fileIn(directory), 'utf8')) as RunningNote
  } catch {
    return null
  }
}

export const removeNote = (directory: string): void => rmSync(fileIn(directory), { force: true })
