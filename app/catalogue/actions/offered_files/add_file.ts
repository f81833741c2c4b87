import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdShelf } from '#catalogue/actions/offered_files/hold_shelf'
import {
  keepBytes,
  type KeptBytes,
  type SentFile,
} from '#catalogue/actions/offered_files/keep_bytes'
import type { FileLanguage } from '#catalogue/domain/offered_files/in_readers_order'
import { historyOf, MOST_FILES, type Shelf } from '#catalogue/domain/offered_files/shelf'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

type Addition = {
  shelf: Shelf
  sent: SentFile
  language: FileLanguage | null
  /** The day that a sample shows; null for what is none. */
  day: string | null
  actor: Actor
}

/** Puts a file at the end of a shelf; answers its id. */
export async function addFile(addition: Addition): Promise<Result<number>> {
  const added = await keepBytes(addition.sent, (kept) => place(addition, kept))
  forgetReferenceData()
  return added
}

const place = ({ shelf, sent, language, day, actor }: Addition, kept: KeptBytes) =>
  refusableTransaction<Result<number>>(async (trx) => {
    const files = await holdShelf(trx, shelf)
    const { name } = sent
    if (files.some((file) => file.name === name)) {
      return refuse('offered_files.errors.name_taken', at({ name }))
    }
    if (files.length >= MOST_FILES) {
      return refuse('offered_files.errors.full', at({ most: MOST_FILES }))
    }
    const { key, bytes, sha256 } = kept
    const productId = shelf.product?.id ?? null
    const [added] = await rows<{ id: number }>(trx, INSERT, {
      ...{ shelf: shelf.name, productId, day, name, language, key, bytes, sha256 },
    })
    const after = { name, language, day, bytes, sha256 }
    await recordAudit(trx, {
      ...{ actor, subject: historyOf(shelf), action: 'offered_file.added', after },
    })
    return ok(added!.id)
  })

const at = (params: Record<string, string | number>) =>
  ({ field: 'file', status: 409, params }) as const

const INSERT = `
  insert into offered_files
    (shelf, product_id, day, name, language, key, bytes, sha256, position)
  select :shelf, :productId::int, :day::date, :name, :language, :key, :bytes, :sha256,
         coalesce(max(position), 0) + 1
    from offered_files
   where shelf = :shelf and coalesce(product_id, 0) = coalesce(:productId::int, 0)
  returning id`
