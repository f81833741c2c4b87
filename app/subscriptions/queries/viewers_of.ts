import { rows, type SqlClient } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

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
            where p.product_id = :productId::int
              and coalesce(s.visible_from, '-infinity') <= :today::date
              and coalesce(s.visible_until, 'infinity') >= :today::date
              and (s.is_unrestricted or exists (
                select from subscription_ranges r
                 where r.subscription_id = s.id
                   and coalesce(greatest(r.starts_on, r.actual_starts_on), '-infinity') <= d.day
                   and coalesce(r.ends_on, 'infinity') >= d.day
                   and coalesce(r.visible_from, '-infinity') <= :today::date
                   and coalesce(r.visible_until, 'infinity') >= :today::date))) as users
    from unnest(:days::date[]) as d (day)`
