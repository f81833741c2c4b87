import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { lake } from '#shared/storage'
import { PREVIEW_BYTES } from '#catalogue/domain/preview'
import { walkFolder, type Walked } from '#catalogue/gateways/discovery/walk_folder'
import { walkLake } from '#catalogue/gateways/discovery/walk_lake'
import { writeBothEnds } from '#catalogue/gateways/preview/file_head'

/** Where files lie that are looked through; paths of files are below it. */
export type Place = {
  name: string
  /** Folders of this machine that an engine reads there. */
  folders: string[]
  walk(progress: (files: number) => void): Promise<Walked>
  /** What an import of one of its folders is told to read. */
  sourceOf(folder: string): string
  /** The first megabyte of a file. */
  beginning(path: string): Promise<Readable>
  /** Lets an engine read a Parquet file: of a large one in an object store only its description is there. */
  parquet(file: { path: string; bytes: number }, folder: string): Promise<ReadableFile>
}

export type ReadableFile = { path: string; hasRows: boolean }

/** A folder of this machine. @param root its real path */
export const folderPlace = (root: string): Place => ({
  name: basename(root),
  folders: [root],
  walk: (progress) => walkFolder(root, progress),
  sourceOf: (folder) => join(root, folder),
  beginning: async (path) => createReadStream(join(root, path), { end: PREVIEW_BYTES - 1 }),
  parquet: async ({ path }) => ({ path: join(root, path), hasRows: true }),
})

/** A prefix of keys in the lake, wherever that is. @param prefix ends with a slash */
export const lakePlace = (prefix: string): Place => ({
  name: basename(prefix),
  folders: [lake().folder ?? []].flat(),
  walk: (progress) => walkLake(prefix, progress),
  sourceOf: (folder) => (folder === '' ? prefix : `${prefix}${folder}/`),
  beginning: (path) => lake().read(`${prefix}${path}`, { start: 0, end: PREVIEW_BYTES }),
  parquet: ({ path, bytes }, folder) => lakeParquet(`${prefix}${path}`, bytes, folder),
})

async function lakeParquet(key: string, bytes: number, folder: string): Promise<ReadableFile> {
  const there = await lake().locate?.(key)
  if (there) return { path: there, hasRows: true }
  const path = join(folder, 'sample.parquet')
  await writeBothEnds(key, bytes, path)
  return { path, hasRows: bytes <= PREVIEW_BYTES }
}
