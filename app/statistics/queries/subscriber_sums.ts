import { readRows } from '#shared/reading/read_rows'
import type { Asked } from '#statistics/domain/asked'
import { subscribersOf } from '#statistics/queries/asked_of'

export type TypeSums = {
  id: number
  type: string
  active: number
  trial: number
  upcoming: number
  /** Whose last day has passed since. */
  ended: number
}

/** How many hold each type within a span, by how they stand today; each person counts once a type. */
export function subscriberSums(asked: Asked): Promise<TypeSums[]> {
  const { sql, values } = subscribersOf(asked)
  return readRows<TypeSums>(
    `select id, type, count(*) filter (where has_begun and not is_over and not is_trial) as active,
            count(*) filter (where has_begun and not is_over and is_trial) as trial,
            count(*) filter (where not has_begun) as upcoming,
            count(*) filter (where has_begun and is_over) as ended
       from (select s.type_id as id, t.name as type, s.id as subscription,
                    bool_or(s.is_unrestricted or coalesce(r.starts_on, '-infinity') <= shop_today()) as has_begun,
                    bool_and(not s.is_unrestricted and r.ends_on < shop_today()) is true as is_over,
                    bool_and(coalesce(r.is_trial or r.is_sales_trial, false)) as is_trial
               from subscription_users s join users u on u.id = s.user_id
               join subscription_types t on t.id = s.type_id
               left join subscription_ranges r on r.subscription_id = s.id and not s.is_unrestricted
              where ${sql}
              group by s.type_id, t.name, s.id) as held
      group by id, type
      order by count(*) desc, type`,
    values
  )
}
