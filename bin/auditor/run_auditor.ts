import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Outcome } from '#auditor/audit'
import { findingsIn } from '#auditor/report'
import { FROM_SOURCES } from '../support/from_sources.ts'

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url))

export type Places = {
  database: string
  /** Address of the card provider, or the file of its book. */
  ledger?: string
  /** Address of the inbox's HTTP interface. */
  mailbox?: string
  /** Order numbers that buyers were told. */
  told?: readonly number[]
}

/** Lets the auditor look in a process of its own; every contradiction in words. */
export async function runAuditor(places: Places): Promise<string[]> {
  const { code, output } = await auditorSays(places, ['--json'])
  if (code !== 0 && code !== 1) throw new Error(`The auditor ended with ${code}:\n${output}`)
  return findingsIn(JSON.parse(output) as Outcome[])
}

export async function auditorSays({ told = [], ...places }: Places, more: string[] = []) {
  const named = Object.entries(places).flatMap(([name, place]) => [`--${name}`, place])
  const args = [FROM_SOURCES, PROGRAM, ...named, '--told', told.join(','), ...more]
  const program = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const hear = (chunk: Buffer) => (output += chunk.toString())
  program.stdout.on('data', hear)
  program.stderr.on('data', hear)
  const [code] = (await once(program, 'close')) as [number]
  return { code, output }
}
