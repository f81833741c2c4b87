import { rows } from '#shared/database'
import type { Span, Step } from '#statistics/domain/span'
import { between } from '#statistics/queries/asked_of'

export type NewUsersBar = { bar: string; internal: number; external: number }

/** How many users came in each day, month or year of a span; none where nobody did. */
export function newUsersOverTime(span: Span, step: Step): Promise<NewUsersBar[]> {
  const { sql, values } = between('u.created_at', span)
  return rows<NewUsersBar>(
    null,
    `select date_trunc(?, shop_day(u.created_at))::date as bar,
            count(*) filter (where u.kind = 'staff') as internal,
            count(*) filter (where u.kind = 'customer') as external
       from users u where ${sql}
      group by 1 order by 1`,
    [step, ...values]
  )
}
