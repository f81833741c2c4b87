import { rows, type SqlClient } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { audiencesOf, type Audience, type Reader } from '#arrivals/ports/audiences'

/** Whom a notice concerns: who may see today's day of its products, and who of them is told by mail. */
export type NoticeReach = { subscriptions: number; people: number; readers: number }

/** How many people wait for the products of a notice, each counted once. */
export async function reachOfNotice(id: number): Promise<NoticeReach> {
  const parts = await partsOf(id, null)
  const users = parts.flatMap((one) => one.users)
  return {
    subscriptions: users.length,
    people: new Set(users).size,
    readers: readersIn(parts).length,
  }
}

/** Who is told of late days of its products by mail, each address once. */
export const readersOfNotice = async (id: number, client: SqlClient): Promise<Reader[]> =>
  readersIn(await partsOf(id, client))

async function partsOf(id: number, client: SqlClient): Promise<Audience[]> {
  const products = await rows<{ id: number }>(
    client,
    'select product_id as id from arrival_notice_products where notice_id = ? order by product_id',
    [id]
  )
  const { iso: day } = CalendarDay.today()
  const days = products.map((product) => ({ productId: product.id, day }))
  const audienceOf = await audiencesOf(days, client)
  return days.map(audienceOf)
}

const readersIn = (parts: readonly Audience[]): Reader[] => [
  ...new Map(
    parts.flatMap(({ readers }) => readers).map((one) => [one.email.toLowerCase(), one])
  ).values(),
]
