import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { dataDirectory } from '#config/storage'
import { lake } from '#shared/storage'
import type { LeasedTask } from '#delivery/domain/task'

const folder = () => join(dataDirectory, 'extracting')
const placeOf = ({ id, leaseId }: LeasedTask) => `${id}-${leaseId}`

/** A folder of this attempt alone; what earlier attempts of the task left behind is removed. */
export async function openWorkplace(task: LeasedTask): Promise<string> {
  const place = join(folder(), placeOf(task))
  await mkdir(place, { recursive: true })
  const others = await readdir(folder())
  const left = others.filter((name) => name.startsWith(`${task.id}-`) && name !== placeOf(task))
  await Promise.all(left.map((name) => remove(join(folder(), name))))
  return place
}

export const remove = (path: string) => rm(path, { recursive: true, force: true })

/** Where a lake file can be read by path: its own place, or a copy where the lake is elsewhere. */
export async function localSource(key: string, copy: string): Promise<string> {
  const storage = lake()
  if (storage.locate) return storage.locate(key)
  await pipeline(await storage.read(key), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
  return copy
}
