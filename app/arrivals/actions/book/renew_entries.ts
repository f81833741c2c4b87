import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

type Day = { day: string; files: number }

/** Writes entries anew; that people were told of a day stays, so that nobody is told twice. */
export async function renewEntries(
  trx: TransactionClientContract,
  productId: number,
  days: readonly Day[]
): Promise<void> {
  const known = days.map(({ day, files }) => ({ day, files }))
  await rows(
    trx,
    `update announced_days b set files = one.files
       from jsonb_to_recordset(?::jsonb) as one (day date, files int)
      where b.product_id = ? and b.day = one.day`,
    [JSON.stringify(known), productId]
  )
}

type Gone = { productId: number; after: string | null; until: string | null }

/** Strikes days out of the book that have no files any more. */
export async function forgetGone(
  trx: TransactionClientContract,
  { productId, after, until }: Gone
): Promise<void> {
  await rows(
    trx,
    `delete from announced_days b
      where b.product_id = :productId::int and b.day > :after::date and b.day <= :until::date
        and not exists (select from lake_files f
                         where f.product_id = b.product_id and f.day = b.day)`,
    { productId, after: after ?? '-infinity', until: until ?? 'infinity' }
  )
}
