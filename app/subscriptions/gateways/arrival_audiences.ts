import type { Audience } from '#arrivals'
import { rows, type SqlClient } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

/** A day of data comes some days after it; what they may fetch is judged when they fetch it. */
const DAYS_UNTIL_THERE = 7

type Row = { productId: number; users: number[]; contacts: Reader[]; readers: Reader[] }

/** Whether a subscription `s` runs today by its range `r`, or without one. */
const RUNS = `
  coalesce(s.visible_from, '-infinity') <= :today::date
  and coalesce(s.visible_until, 'infinity') >= :today::date
  and (s.is_unrestricted or r.id is not null
       and coalesce(r.starts_on, '-infinity') <= :today::date
       and coalesce(r.ends_on, 'infinity') >= :since::date
       and coalesce(r.visible_until, 'infinity') >= :today::date)`

type Reader = Audience['readers'][number]

/**
 * Whose webhooks are told of products' files: who has a running subscription; and who is told by mail:
 * the types' contacts, and subscribers who chose it.
 */
export async function arrivalAudiences(
  productIds: readonly number[],
  client: SqlClient
): Promise<ReadonlyMap<number, Audience>> {
  const today = CalendarDay.today()
  const found = await rows<Row>(
    client,
    `select p.product_id as "productId",
            array(select distinct s.user_id from subscription_users s
                    left join subscription_ranges r on r.subscription_id = s.id
                   where s.type_id = any(array_agg(p.type_id)) and ${RUNS}) as users,
            (select coalesce(json_agg(distinct jsonb_build_object('email', c.email,
                                                                  'locale', c.locale)), '[]')
               from subscription_contacts c
              where c.type_id = any(array_agg(p.type_id))) as contacts,
            (select coalesce(json_agg(distinct jsonb_build_object('email', u.email,
                                                                  'locale', u.locale)), '[]')
               from subscription_users s
               join users u on u.id = s.user_id and u.locked_at is null
               left join subscription_ranges r on r.subscription_id = s.id
              where s.type_id = any(array_agg(p.type_id)) and s.is_told_late and ${RUNS}) as readers
       from subscription_type_products p
      where p.product_id = any(:productIds::int[])
      group by p.product_id`,
    {
      productIds: [...productIds],
      today: today.iso,
      since: today.plusDays(-DAYS_UNTIL_THERE).iso,
    }
  )
  return new Map(
    found.map(({ productId, users, contacts, readers }) => [
      productId,
      { users, readers: [...contacts, ...readers] },
    ])
  )
}
