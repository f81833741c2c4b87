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

/** The percentage of a row of `countries c` that holds today: another one holds from its day on. */
export const VAT_PERCENT = `coalesce((rule_on('vat', c.code, shop_today()) ->> 'percent')::int, c.vat_percent)`

const SELECT = `
  select code, name_en as "nameEn", name_de as "nameDe", eu, ${VAT_PERCENT} as "vatPercent",
         customer_visible as "customerVisible"
    from countries c`

/** All countries by English name; pages sort them in the language that they show. */
export function listCountries(client: SqlClient = null): Promise<Country[]> {
  return rows<Country>(client, `${SELECT} order by name_en`)
}

/** A country by its two letters in either case, or null. */
export async function findCountry(code: string, client: SqlClient = null): Promise<Country | null> {
  const [country] = await rows<Country>(client, `${SELECT} where code = upper(?)`, [code])
  return country ?? null
}
