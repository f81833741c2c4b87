import { rows, type SqlClient } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { MAY_SEE } from '#subscriptions/queries/may_see'

type Viewers = { day: string; users: number[] }

/** Who may see days of a product today, by any type that is not filterable. */
export const viewersOf = (
  client: SqlClient,
  productId: number,
  days: readonly string[]
): Promise<Viewers[]> =>
  rows<Viewers>(client, VIEWERS, { productId, days: [...days], today: CalendarDay.today().iso })

const VIEWERS = `
  select d.day, array(
           select distinct s.user_id
             from subscription_type_products p
             join subscription_types t on t.id = p.type_id and not t.is_filterable
             join subscription_users s on s.type_id = t.id
            where p.product_id = :productId::int and ${MAY_SEE}) as users
    from unnest(:days::date[]) as d (day)`
