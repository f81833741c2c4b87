import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changedMeanwhile, noSuchFile } from '#catalogue/actions/offered_files/changed_meanwhile'
import { holdFile } from '#catalogue/actions/offered_files/hold_shelf'
import {
  keepBytes,
  type KeptBytes,
  type SentFile,
} from '#catalogue/actions/offered_files/keep_bytes'
import { fileType } from '#catalogue/domain/download_centre'
import type { FileLanguage } from '#catalogue/domain/offered_files/in_readers_order'
import { historyOf } from '#catalogue/domain/offered_files/shelf'
import type { OfferedFile } from '#catalogue/queries/offered_files/offered_file'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

type Change = {
  id: number
  /** The version that somebody looked at. */
  seen: number
  /** What comes into its place, under its name and address; null leaves its bytes as they are. */
  sent: SentFile | null
  language: FileLanguage | null
  day: string | null
  actor: Actor
}

export async function changeFile(change: Change): Promise<Result<undefined>> {
  const { sent } = change
  const changed = sent
    ? await keepBytes(sent, (kept) => write(change, kept))
    : await write(change, null)
  forgetReferenceData()
  return changed
}

const write = ({ id, seen, sent, language, day, actor }: Change, kept: KeptBytes | null) =>
  refusableTransaction<Result<undefined>>(async (trx) => {
    const held = await holdFile(trx, id)
    if (!held) return noSuchFile()
    const { file, shelf } = held
    const refused = (await changedMeanwhile(trx, held, seen)) ?? otherType(file, sent)
    if (refused) return refused
    const { key, bytes, sha256 } = kept ?? file
    await rows(trx, UPDATE, { id, language, day, key, bytes, sha256 })
    await recordAudit(trx, {
      ...{ actor, subject: historyOf(shelf) },
      action: kept ? 'offered_file.replaced' : 'offered_file.edited',
      before: factsOf(file),
      after: factsOf({ ...file, language, day, bytes, sha256 }),
    })
    return ok()
  })

/** Whoever kept its address finds the same type of file there. */
function otherType({ name }: OfferedFile, sent: SentFile | null) {
  const type = fileType(name)
  if (!sent || fileType(sent.name) === type) return null
  return refuse('offered_files.errors.other_type', { field: 'file', params: { name, type } })
}

const factsOf = ({ name, language, day, bytes, sha256 }: OfferedFile) => ({
  ...{ name, language, day, bytes, sha256 },
})

const UPDATE = `
  update offered_files
     set language = :language, day = :day::date, key = :key, bytes = :bytes, sha256 = :sha256,
         version = version + 1, updated_at = now()
   where id = :id`
