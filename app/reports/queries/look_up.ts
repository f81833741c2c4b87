import { preparedRows } from '#shared/database'
import { DAYS_THERE } from '#reports/queries/days_there'

export type FoundSecurity = {
  isin: string
  commonCode: string | null
  name: string
  isAvailable: boolean
  /** Of the days that have it the nearest one, the earlier of two. */
  nearestDay: string | null
}

type Which = { productId: number; codes: readonly string[]; day: string }

/** Securities by ISIN or common code, whether they were held on a day, and where not when they were. */
export const lookUp = ({ productId, codes, day }: Which): Promise<FoundSecurity[]> =>
  preparedRows<FoundSecurity>(
    null,
    `with there as materialized (${DAYS_THERE})
     select s.isin, s.common_code as "commonCode", s.name,
            s.held @> :day::date and exists (select from there t where t.day = :day::date)
              as "isAvailable",
            (select t.day from there t where s.held @> t.day
              order by abs(t.day - :day::date), t.day limit 1) as "nearestDay"
       from report_securities s
      where s.product_id = :productId::int
        and (s.isin = any(:codes::text[]) or s.common_code = any(:codes::text[]))`,
    { productId, day, codes: [...codes] }
  )
