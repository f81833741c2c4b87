import { rows } from '#shared/database'
import { quoteLabel } from '#catalogue/domain/saved_quote'

export type OpenQuote = {
  label: string
  validUntil: string
  cents: number
  products: string[]
}

type Found = Omit<OpenQuote, 'label'> & { number: number; createdOn: string }

/** Quotes of somebody that hold and are not ordered, the newest first. */
export async function openQuotesOf(userId: number): Promise<OpenQuote[]> {
  const found = await rows<Found>(
    null,
    `select number, created_on as "createdOn", valid_until as "validUntil",
            coalesce((quote ->> 'grossCents')::bigint, 0) as cents,
            array(select line #>> '{product,name}'
                    from jsonb_array_elements(quote -> 'lines') as line) as products
       from saved_quotes
      where user_id = ? and order_number is null and valid_until >= shop_today()
      order by number desc limit 100`,
    [userId]
  )
  return found.map(({ number, createdOn, ...quote }) => ({
    ...quote,
    label: quoteLabel(number, createdOn),
  }))
}
