import { ok, refuse, type Result } from '#shared/domain/result'
import type { NewType } from '#subscriptions/actions/types/add_type'
import type { TypeTexts } from '#subscriptions/actions/types/edit_type'
import type { TypeKind } from '#subscriptions/domain/type_kind'

type SentTexts = {
  description?: string | null
  comment?: string | null
  products?: readonly string[]
}

export function readTypeTexts({ description, comment, products }: SentTexts): Result<TypeTexts> {
  if (!description) {
    return refuse('subscriptions.types.errors.description', { field: 'description' })
  }
  return ok({ description, comment: comment || null, products })
}

type Sent = SentTexts & {
  name?: string | null
  folderId?: number | null
  folder?: string | null
} & { [Part in keyof TypeKind]?: TypeKind[Part] | null }

/** Unless said, a type gives whole files by day. */
export function readNewType(sent: Sent): Result<NewType> {
  const { name, folderId, folder, isFilterable, specialType, snapshotAt, ...texts } = sent
  if (!name) return refuse('subscriptions.types.errors.name', { field: 'name' })
  const read = readTypeTexts(texts)
  if (!read.ok) return read
  return ok({
    ...{ ...read.value, name, folderId: folderId ?? undefined, folder: folder || undefined },
    isFilterable: isFilterable ?? false,
    specialType: specialType ?? null,
    snapshotAt: snapshotAt ?? null,
  })
}
