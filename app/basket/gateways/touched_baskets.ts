import type { Touched } from '#catalogue'
import { rows } from '#shared/database'

/** Baskets with a product in them; what lies there from a saved quote has the quote's price. */
export const touchedBaskets = ({ code }: { code: string }): Promise<Touched[]> =>
  rows<Touched>(
    null,
    `select 'baskets' as what, count(distinct user_id)::int as count
       from basket_items where product_code = ? and saved_quote is null`,
    [code]
  )
