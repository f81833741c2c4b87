import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { fillingOf, type FillingFile } from '#delivery/queries/filling_of'
import { liveFiles, type LiveFile } from '#delivery/queries/live_files'
import { progressOfAll, type Progress } from '#delivery/queries/progress_of'
import { sheetsOf, type SheetMonth } from '#delivery/queries/sheets_of'
import { statesOf } from '#delivery/queries/states_of'
import { nameOf, type Reference } from '#delivery/domain/reference'

export type Snapshot = {
  /** How what is delivered stands with its owner; null where that is not told. */
  state: string | null
  progress: Progress | null
  files: LiveFile[]
  /** Of all its files, seen or not, those that are being made. */
  filling: FillingFile[]
  /** Its days as ticks, whenever files were made since the last look. */
  sheet?: SheetMonth[]
}

export type Watcher = {
  reference: Reference
  /** How many files were made at the last look. */
  seen?: string
  fileIds: number[]
  tell(snapshot: Snapshot): void
  leave(): void
}

const LOOK_EVERY_MS = 1_000

const watchers = new Set<Watcher>()
let timer: NodeJS.Timeout | undefined

export const watching = (): number => watchers.size

/** However many watch, this process looks once a second, with the same few statements. */
export async function watch(watcher: Watcher): Promise<() => void> {
  watchers.add(watcher)
  timer ??= setInterval(() => void look([...watchers]), LOOK_EVERY_MS).unref()
  await look([watcher])
  return () => leave(watcher)
}

function leave(watcher: Watcher): void {
  watchers.delete(watcher)
  if (watchers.size > 0) return
  clearInterval(timer)
  timer = undefined
}

let isLooking = false

/** A slow database is not asked again before it has answered. */
async function look(at: Watcher[]): Promise<void> {
  const isRound = at.length > 1 || watchers.size === 1
  if (isRound && isLooking) return
  if (isRound) isLooking = true
  try {
    await tellAll(at)
  } catch (error) {
    logger.warn({ err: error }, 'progress could not be read')
  } finally {
    if (isRound) isLooking = false
  }
}

async function tellAll(at: Watcher[]): Promise<void> {
  const references = at.map(({ reference }) => reference)
  const [states, progress, files, filling] = await Promise.all([
    statesOf(references),
    progressOfAll(references),
    liveFiles([...new Set(at.flatMap(({ fileIds }) => fileIds))]),
    fillingOf(references),
  ])
  const sheets = await sheetsOf(moved(at, progress).map(({ reference }) => reference))
  const filesOf = Map.groupBy(files, ({ reference }) => nameOf(reference))
  for (const { reference, fileIds, tell } of at) {
    const name = nameOf(reference)
    const own = (filesOf.get(name) ?? []).filter(({ id }) => fileIds.includes(id))
    tell({
      state: states.get(name) ?? null,
      progress: progress.get(name) ?? null,
      files: own.map(withoutReference),
      filling: filling.get(name) ?? [],
      sheet: sheets.get(name),
    })
  }
}

/** Days are counted only where files were made since. */
function moved(at: Watcher[], progress: Map<string, Progress>): Watcher[] {
  return at.filter((watcher) => {
    const { filesDone, filesExpected } = progress.get(nameOf(watcher.reference)) ?? {}
    const now = `${filesDone} ${filesExpected}`
    const hasMoved = filesExpected !== undefined && watcher.seen !== now
    watcher.seen = now
    return hasMoved
  })
}

const withoutReference = ({
  reference: _,
  ...file
}: LiveFile & { reference: Reference }): LiveFile => file

app.terminating(() => {
  for (const watcher of watchers) watcher.leave()
})
