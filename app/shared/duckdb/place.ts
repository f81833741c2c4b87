import { randomUUID } from 'node:crypto'
import { mkdir, readdir, realpath, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirectory } from '#config/storage'

const TOUCH_MS = 60_000
const LEFT_AFTER_MS = 15 * TOUCH_MS

export type Place = { path: string; close(): Promise<void> }

/** Where engines keep what they work on, one folder each. */
export const placesFolder = () => join(dataDirectory, 'duckdb')

/** An engine's folder, in use until closed; also removes what a crashed machine left behind. */
export async function openPlace(): Promise<Place> {
  await mkdir(placesFolder(), { recursive: true })
  await removeLeft()
  const path = join(await realpath(placesFolder()), randomUUID())
  await mkdir(path, { mode: 0o700 })
  const timer = setInterval(() => void touch(path), TOUCH_MS).unref()
  return {
    path,
    close: async () => {
      clearInterval(timer)
      await remove(path)
    },
  }
}

export const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 3 })

async function removeLeft(): Promise<void> {
  for (const name of await readdir(placesFolder())) {
    const path = join(placesFolder(), name)
    const touched = await stat(path).catch(() => null)
    if (touched && touched.mtimeMs < Date.now() - LEFT_AFTER_MS) await remove(path)
  }
}

/** The time of the disk, which no test's clock moves. */
const touch = (path: string) =>
  mkdir(path, { recursive: true })
    .then(() => utimes(path, new Date(), new Date()))
    .catch(() => {})
