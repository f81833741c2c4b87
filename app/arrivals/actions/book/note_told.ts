import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import type { ToldDay } from '#arrivals/queries/told_day'

/** Writes into the book that people were told of days; who tells does so in the same transaction. */
export async function noteTold(
  trx: TransactionClientContract,
  days: readonly Pick<ToldDay, 'productId' | 'day' | 'files'>[]
): Promise<void> {
  const entries = days.map(({ productId, day, files }) => ({ productId, day, files }))
  await rows(trx, NOTE, [clock.now().toISO(), JSON.stringify(entries)])
}

const NOTE = `
  insert into announced_days (product_id, day, files, told_at)
  select one."productId", one.day, one.files, ?::timestamptz
    from jsonb_to_recordset(?::jsonb) as one ("productId" int, day date, files int)
  on conflict (product_id, day) do update
     set files = excluded.files, told_at = coalesce(announced_days.told_at, excluded.told_at)`
