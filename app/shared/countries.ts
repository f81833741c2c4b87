import { rows, type SqlClient } from '#shared/database'

export type Country = {
  code: string
  nameEn: string
  nameDe: string
  /** VAT that the seller adds to deliveries there, in whole percent. */
  vatPercent: number
  eu: boolean
  customerVisible: boolean
}

const SELECT = `
  select code, name_en as "nameEn", name_de as "nameDe", vat_percent as "vatPercent", eu,
         customer_visible as "customerVisible"
    from countries`

/** All countries by English name; pages sort them in the language that they show. */
export function listCountries(client: SqlClient = null): Promise<Country[]> {
  return rows<Country>(client, `${SELECT} order by name_en`)
}

/** A country by its two letters in either case, or null. */
export async function findCountry(code: string, client: SqlClient = null): Promise<Country | null> {
  const [country] = await rows<Country>(client, `${SELECT} where code = upper(?)`, [code])
  return country ?? null
}
