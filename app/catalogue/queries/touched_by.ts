import { rows } from '#shared/database'
import { touchedByProduct, type Touched } from '#catalogue/ports/touched_by_product'

/** Who is touched when a product changes: saved quotes, and what higher modules have. */
export async function touchedBy(product: { id: number; code: string }): Promise<Touched[]> {
  const asked = [savedQuotes(product), ...touchedByProduct.all().map((count) => count(product))]
  return (await Promise.all(asked)).flat()
}

/** Those that can still be ordered: at most a month of them. */
const savedQuotes = ({ code }: { code: string }): Promise<Touched[]> =>
  rows<Touched>(
    null,
    `select 'saved_quotes' as what, count(*)::int as count from saved_quotes
      where order_number is null and valid_until >= shop_today()
        and jsonb_path_exists(quote, '$.lines[*].product.code \\? (@ == $code)',
                              jsonb_build_object('code', ?::text))`,
    [code]
  )
