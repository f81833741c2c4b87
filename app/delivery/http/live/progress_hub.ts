import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { liveFiles, type LiveFile } from '#delivery/queries/live_files'
import { progressOfAll, type Progress } from '#delivery/queries/progress_of'
import { isSame, nameOf, type Reference } from '#delivery/domain/reference'

export type Snapshot = { progress: Progress | null; files: LiveFile[] }

export type Watcher = {
  reference: Reference
  /** The files that the watcher sees. */
  fileIds: number[]
  tell(snapshot: Snapshot): void
  leave(): void
}

const LOOK_EVERY_MS = 1_000

const watchers = new Set<Watcher>()
let timer: NodeJS.Timeout | undefined

/** How many watch in this process. */
export const watching = (): number => watchers.size

/** However many watch, this process looks once a second, with two statements. */
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
  const [progress, files] = await Promise.all([
    progressOfAll(at.map(({ reference }) => reference)),
    liveFiles([...new Set(at.flatMap(({ fileIds }) => fileIds))]),
  ])
  for (const { reference, fileIds, tell } of at) {
    const own = files.filter(
      (file) => isSame(file.reference, reference) && fileIds.includes(file.id)
    )
    tell({ progress: progress.get(nameOf(reference)) ?? null, files: own.map(withoutReference) })
  }
}

const withoutReference = ({
  reference: _,
  ...file
}: LiveFile & { reference: Reference }): LiveFile => file

app.terminating(() => {
  for (const watcher of watchers) watcher.leave()
})
