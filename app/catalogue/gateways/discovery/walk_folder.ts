import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf, type FoundFile, type LeftOut } from '#catalogue/domain/discovery/group_files'

/** The file system answers so many questions at once. */
const AT_ONCE = 32

export type Walked = { files: FoundFile[]; left: LeftOut[] }

/** All files below a folder with size and time, by name; nothing is opened and no link is followed. */
export async function walkFolder(
  root: string,
  progress: (files: number) => void = () => {}
): Promise<Walked> {
  const walked: Walked = { files: [], left: [] }
  const folders = ['']
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => null)
    if (!entries) {
      walked.left.push({ path: folder || '.', reason: 'unreadable_folder' })
      continue
    }
    entries.sort((one, other) => (one.name < other.name ? -1 : 1))
    const inside = entries.filter((entry) => entry.isDirectory())
    folders.unshift(...inside.map(({ name }) => pathOf({ folder, name })))
    await addFiles(walked, { root, folder, entries }, progress)
  }
  return walked
}

type Inside = { root: string; folder: string; entries: Dirent[] }

async function addFiles(
  { files, left }: Walked,
  { root, folder, entries }: Inside,
  progress: (files: number) => void
) {
  const found = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const names = found.slice(at, at + AT_ONCE)
    files.push(...(await Promise.all(names.map((name) => fileOf(root, folder, name)))))
    progress(files.length)
  }
  for (const entry of entries) {
    if (entry.isFile() || entry.isDirectory()) continue
    const path = pathOf({ folder, name: entry.name })
    left.push({ path, reason: entry.isSymbolicLink() ? 'link' : 'special' })
  }
}

/** A file that went meanwhile is empty for all that follows. */
async function fileOf(root: string, folder: string, name: string): Promise<FoundFile> {
  const known = await lstat(join(root, folder, name)).catch(() => null)
  return { folder, name, bytes: known?.size ?? 0, modifiedMs: known?.mtimeMs ?? 0 }
}
