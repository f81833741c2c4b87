import type { Audience, ProductDay } from '#arrivals'
import { rows, type SqlClient } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { MAY_SEE } from '#subscriptions/queries/may_see'

type Reader = Audience['readers'][number]

type Row = {
  productId: number
  days: string[]
  users: number[]
  contacts: Reader[]
  readers: Reader[]
}

/**
 * Whose webhooks are told of days of products: who may see the day today; and who is told by mail: of
 * these who chose it, and the types' contacts.
 */
export async function arrivalAudiences(
  days: readonly ProductDay[],
  client: SqlClient
): Promise<(one: ProductDay) => Audience | undefined> {
  const found = await rows<Row>(client, AUDIENCES, {
    productIds: days.map(({ productId }) => productId),
    days: days.map(({ day }) => day),
    today: CalendarDay.today().iso,
  })
  const byDay = new Map(
    found.flatMap(({ productId, days: told, users, contacts, readers }) => {
      const audience = { users, readers: [...contacts, ...readers] }
      return told.map((day) => [keyOf({ productId, day }), audience] as const)
    })
  )
  return (one) => byDay.get(keyOf(one))
}

const keyOf = ({ productId, day }: ProductDay) => `${productId}:${day}`

const AUDIENCES = `
  with judged as (
    select d.product_id, d.day, array(
             select s.id from subscription_type_products p
               join subscription_users s on s.type_id = p.type_id
              where p.product_id = d.product_id and ${MAY_SEE}
              order by s.id) as held
      from unnest(:productIds::int[], :days::date[]) as d (product_id, day)
     where exists (select from subscription_type_products p where p.product_id = d.product_id)
  ), told as (
    select product_id, held, array_agg(day::text) as days from judged group by product_id, held
  )
  select t.product_id as "productId", t.days,
         array(select distinct s.user_id from subscription_users s where s.id = any(t.held)) as users,
         (select coalesce(json_agg(distinct jsonb_build_object('email', c.email,
                                                               'locale', c.locale)), '[]')
            from subscription_contacts c
            join subscription_type_products p on p.type_id = c.type_id
           where p.product_id = t.product_id) as contacts,
         (select coalesce(json_agg(distinct jsonb_build_object('email', u.email,
                                                               'locale', u.locale)), '[]')
            from subscription_users s
            join users u on u.id = s.user_id and u.locked_at is null
           where s.id = any(t.held) and s.is_told_late) as readers
    from told t`
