import { rows } from '#shared/database'

/** The newest day of a month that is over on which a paper was issued. */
export async function lastPaperDay(): Promise<string | null> {
  const [found] = await rows<{ day: string | null }>(
    null,
    `select max(r.day) as day from venue_revenues r
      where r.day < date_trunc('month', shop_today())::date`
  )
  return found!.day
}
