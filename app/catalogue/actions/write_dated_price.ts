import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { Cents } from '#shared/domain/money'

/** Without `cents` it has no price by the day from then on. */
type DatedPrice = { code: string; from: string; cents: Cents | null }

/** Lets a product cost as much from a day on; another price of that day gives way. */
export async function writeDatedPrice(
  trx: TransactionClientContract,
  { code, from, cents }: DatedPrice
): Promise<void> {
  await rows(
    trx,
    `insert into product_prices (product_id, from_day, cents)
     select id, :from, :cents from products where code = :code
     on conflict (product_id, from_day) do update set cents = excluded.cents`,
    { code, from, cents }
  )
}
