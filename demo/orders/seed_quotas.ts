import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

const MILLION = 100_000_000

/** A quota for each half of the last year, the one in force, and that of the next year. */
const QUOTAS = [
  { from: [-1, 1], months: 6, cents: MILLION * 0.15, comment: 'first half' },
  { from: [-1, 7], months: 6, cents: MILLION / 2, comment: 'second half' },
  { from: [0, 1], months: 12, cents: MILLION, comment: 'derivatives market' },
  { from: [1, 1], months: 12, cents: MILLION * 1.2, comment: 'derivatives market' },
] as const

/** One million for this year, from which the derivatives market's own people order; and what was before it and comes after it. */
export async function seedQuotas(): Promise<void> {
  const [known] = await rows<{ quotas: number }>(null, 'select count(*) as quotas from quotas')
  if (known!.quotas > 0) return
  for (const { from, months, cents, comment } of QUOTAS) {
    const [years, month] = from
    await rows(
      null,
      `insert into quotas (total_cents, date_from, date_to, comment)
       select :cents, begins, begins + make_interval(months => :months) - interval '1 day',
              extract(year from begins) || ', ' || :comment::text
         from make_date(extract(year from shop_today())::int + :years::int, :month, 1) as begins`,
      { cents, months, comment, years, month }
    )
  }
}

/** The quota in whose time an order was placed, with its net total set aside. */
export async function quotaOf(
  trx: TransactionClientContract,
  placedAt: Date,
  netCents: number
): Promise<number> {
  const [quota] = await rows<{ id: number }>(
    trx,
    `update quotas set used_cents = used_cents + :netCents
      where shop_day(:placedAt) between date_from and date_to returning id`,
    { placedAt, netCents }
  )
  if (!quota) throw new Error(`There is no quota for an order of ${placedAt.toISOString()}`)
  return quota.id
}

/** The last quota that is over was used up to its last cent: staff had made it as large as it was needed. */
export async function useUpLastQuota(): Promise<void> {
  await rows(
    null,
    `update quotas set total_cents = used_cents
      where used_cents > 0
        and id = (select id from quotas where date_to < shop_today() order by date_to desc limit 1)`
  )
}
