import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { holdFile } from './held_file.ts'
import { clearLeftOver, forgetStarted } from './left_over.ts'
import { dataDirectory } from './paths.ts'
import { readNote, removeNote, writeNote, type RunningNote } from './running_note.ts'

/** Exit code of whatever finds its data folder in use. */
export const FOLDER_IN_USE = 3

export type DataFolder = { path: string; release(): void }

/** Takes the data folder for this process; null while another one has it. */
export async function tryDataFolder(what: RunningNote['what']): Promise<DataFolder | null> {
  const path = dataDirectory()
  mkdirSync(path, { recursive: true })
  const letGo = holdFile(join(path, 'lock'))
  if (!letGo) return null
  // What a killed owner left running there is ended first.
  await clearLeftOver(path)
  writeNote(path, { what, pid: process.pid, since: new Date().toISOString() })
  const release = () => {
    forgetStarted(path)
    removeNote(path)
    letGo()
  }
  return { path, release }
}

/** The same for whoever cannot go on without: says who has the folder, and ends this process. */
export async function takeDataFolder(what: RunningNote['what']): Promise<DataFolder> {
  return (await tryDataFolder(what)) ?? refuse()
}

/** Says who has the data folder, and ends this process with a code of its own. */
export function refuse(): never {
  console.error(inUse(dataDirectory(), readNote(dataDirectory())))
  process.exit(FOLDER_IN_USE)
}

function inUse(path: string, note: RunningNote | null): string {
  const since = note ? ` since ${moment(note.since)} (process ${note.pid})` : ''
  if (note?.what === 'command') {
    return `A console command uses ${path}${since}. Wait for its end, or run both beside a started shop.`
  }
  const where = note?.address ? `runs at ${note.address}` : 'is being started'
  return `Kontor ${where} with the data in ${path}${since}.
Nothing was changed. Ctrl-C there stops it; DATA_DIRECTORY names another folder for a second shop.`
}

const moment = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
