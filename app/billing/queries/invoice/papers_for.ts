import { ownedPapers } from '#billing/ports/owned_papers'

/** Whose papers are read: those of their orders, and of what else they were billed for. */
export type PaperReader = { userId: number; owned: number[] }

export async function paperReader(userId: number): Promise<PaperReader> {
  const owned = await Promise.all(ownedPapers.all().map((ownedBy) => ownedBy(userId)))
  return { userId, owned: owned.flat() }
}

/** Null is everybody's papers. */
export const readerOrAll = async (userId: number | null) =>
  userId === null ? null : await paperReader(userId)

/** A paper `i` of a reader, a credit note being whose the invoice is; its values are `valuesFor` the reader. */
export const IS_FOR_READER = `i.id in (
  select p.id from invoices p join orders o on o.number = p.order_number where o.user_id = ?
  union all select p.id from invoices p where p.id = any(?::bigint[])
  union all select p.id from invoices p where p.corrects_id = any(?::bigint[]))`

export const valuesFor = ({ userId, owned }: PaperReader) => [userId, owned, owned]
