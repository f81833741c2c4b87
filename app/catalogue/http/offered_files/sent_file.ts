import { createReadStream } from 'node:fs'
import { ok, refuse, type Result } from '#shared/domain/result'
import { endsOfUpload } from '#shared/http/ends_of_upload'
import type { SentFile } from '#catalogue/actions/offered_files/keep_bytes'
import { isPicture } from '#catalogue/domain/offered_files/content/is_picture'
import type { Problem } from '#catalogue/domain/offered_files/content/problem'
import { safeName } from '#catalogue/domain/offered_files/safe_name'
import {
  endingsOf,
  isOfSamples,
  MOST_BYTES,
  takenEnding,
  type ShelfName,
} from '#catalogue/domain/offered_files/shelf'
import { examineFile } from '#catalogue/gateways/offered_files/examine_file'

/** The table of contents of a ZIP may have a comment of 64 kB behind it. */
const ENDS = { head: 1024, tail: 66_000 }

type Upload = { clientName: string; size: number; tmpPath?: string }

/** A file that was sent for a shelf, judged by its name and by what is inside; refused at `file`. */
export async function sentFile(upload: Upload, shelf: ShelfName): Promise<Result<SentFile>> {
  const { clientName, size, tmpPath: path = '' } = upload
  if (size === 0) return refused('empty', shelf)
  if (size > MOST_BYTES) return refused('too_large', shelf)
  const name = safeName(clientName)
  const ends = await endsOfUpload(path, size, ENDS)
  if (isPicture(ends.head)) return refused('picture', shelf)
  const ending = takenEnding(shelf, name)
  if (!ending) return refused('kind', shelf)
  const problem = await examineFile(path, ending, ends)
  if (problem) return refused(problem, shelf, ending)
  return ok({ name, read: () => createReadStream(path) })
}

function refused(problem: Problem | 'kind', shelf: ShelfName, ending = '') {
  const code = problem === 'picture' && isOfSamples(shelf) ? 'picture_as_sample' : problem
  return refuse(`offered_files.errors.${code}`, {
    field: 'file',
    params: { kinds: endingsOf(shelf), ending: ending.toUpperCase() },
  })
}
