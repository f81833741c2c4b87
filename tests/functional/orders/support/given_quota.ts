import { rows } from '#shared/database'

type Wish = { totalCents?: number; usedCents?: number; from?: string; to?: string }

/** Writes a quota that is in force today unless a period is given; answers its id. */
export async function givenQuota(wish: Wish = {}): Promise<number> {
  const [quota] = await rows<{ id: number }>(
    null,
    `insert into quotas (total_cents, used_cents, date_from, date_to)
     values (:total, :used, coalesce(:from::date, now()::date - 30), coalesce(:to::date, now()::date + 30))
     returning id`,
    {
      total: wish.totalCents ?? 100_000_000,
      used: wish.usedCents ?? 0,
      from: wish.from ?? null,
      to: wish.to ?? null,
    }
  )
  return quota!.id
}

export async function usedOf(quotaId: number): Promise<number> {
  const [quota] = await rows<{ used: number }>(
    null,
    'select used_cents as used from quotas where id = ?',
    [quotaId]
  )
  return quota!.used
}
