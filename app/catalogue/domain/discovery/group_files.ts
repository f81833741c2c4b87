import { fileKind, isHidden, type FileKind } from '#catalogue/domain/discovery/file_kind'
import {
  folderShape,
  isOneDay,
  shapeOf,
  type NameShape,
} from '#catalogue/domain/discovery/name_shape'
import type { LeftReason } from '#catalogue/domain/discovery/left_out'

/** A file of the folder, as one walk over it finds it; `folder` is below the root, '' for the root itself. */
export type FoundFile = { folder: string; name: string; bytes: number; modifiedMs: number }

export type ShapedFile = FoundFile & { pieces: NameShape['pieces'] }

/** Files whose folders and names differ only in when they are of, and in numbers. */
export type FileGroup = { folder: string; shape: string; kind: FileKind; files: ShapedFile[] }

export type LeftOut = { path: string; reason: LeftReason }

/** Groups in the order of their first file, and each file that belongs to none, with why. */
export function groupFiles(files: Iterable<FoundFile>): { groups: FileGroup[]; left: LeftOut[] } {
  const groups = new Map<string, FileGroup>()
  const left: LeftOut[] = []
  for (const file of files) {
    const kind = fileKind(file.name)
    const { key, pieces } = shapeOf(file.name)
    const reason = whyLeft(file, kind, pieces)
    if (reason || !kind) left.push({ path: pathOf(file), reason: reason ?? 'format' })
    else addTo(groups, { ...file, pieces }, key, kind)
  }
  return { groups: [...groups.values()], left }
}

function addTo(groups: Map<string, FileGroup>, file: ShapedFile, shape: string, kind: FileKind) {
  const folder = folderShape(file.folder)
  const key = `${folder}/${shape}`
  const known = groups.get(key)
  if (known) known.files.push(file)
  else groups.set(key, { folder, shape, kind, files: [file] })
}

function whyLeft(
  { folder, name, bytes }: FoundFile,
  kind: FileKind | null,
  pieces: NameShape['pieces']
): LeftReason | null {
  if (isHidden(name)) return 'hidden'
  if (!kind) return 'format'
  if (bytes === 0) return 'empty'
  if (pieces.some((piece) => piece.kind === 'day')) return null
  return folder.split('/').some(isOneDay) ? 'day_in_folder' : 'no_day'
}

export const pathOf = ({ folder, name }: Pick<FoundFile, 'folder' | 'name'>): string =>
  folder === '' ? name : `${folder}/${name}`
