import { ok, refuse, type Result } from '#shared/domain/result'
import type { NewType, TypeTexts } from '#subscriptions/actions/types/save_type'

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

type Sent = SentTexts & { name?: string | null; folderId?: number | null }

export function readNewType({ name, folderId, ...texts }: Sent): Result<NewType> {
  if (!name) return refuse('subscriptions.types.errors.name', { field: 'name' })
  const read = readTypeTexts(texts)
  return read.ok ? ok({ ...read.value, name, folderId: folderId ?? undefined }) : read
}
