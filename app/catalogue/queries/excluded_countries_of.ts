import { rows } from '#shared/database'
import { isProductCode } from '#catalogue/queries/product_rows'

type Excluded = { excludedCountries: string[]; version: number }

/** Where a product is not sold, hidden or not; null where there is no such product. */
export async function excludedCountriesOf(code: string): Promise<Excluded | null> {
  if (!isProductCode(code)) return null
  const [product] = await rows<Excluded>(
    null,
    `select excluded_countries as "excludedCountries", countries_version as version
       from products where code = ?`,
    [code]
  )
  return product ?? null
}
