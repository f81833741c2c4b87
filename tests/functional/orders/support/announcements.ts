import { rows } from '#shared/database'

/** How often a subscriber was told something about an order. */
export async function announcementsFor(orderNumber: number, job: string): Promise<number> {
  const [counted] = await rows<{ times: number }>(
    null,
    `select count(*) as times from pgboss.job where name = ? and data ->> 'orderNumber' = ?`,
    [job, String(orderNumber)]
  )
  return counted!.times
}
