import shop from '#config/shop'
import { COUNTRY_CODES, EU_CODES, UNINHABITED_CODES } from '#shared/countries/country_codes'
import { rows, type SqlClient } from '#shared/database'

const SELLER_VAT_PERCENT = 19

const english = new Intl.DisplayNames('en', { type: 'region' })
const german = new Intl.DisplayNames('de', { type: 'region' })

/**
 * Fills the countries with their names and what is known of them. Can run again at any time: names
 * and membership are brought up to date, VAT and visibility that staff changed are kept.
 */
export async function seedCountries(client: SqlClient): Promise<void> {
  await rows(
    client,
    `insert into countries (code, name_en, name_de, eu, vat_percent, customer_visible)
     select code, name_en, name_de, eu, vat_percent, customer_visible
       from jsonb_to_recordset(?::jsonb) as seed
         (code text, name_en text, name_de text, eu boolean, vat_percent int, customer_visible boolean)
     on conflict (code) do update
       set name_en = excluded.name_en, name_de = excluded.name_de, eu = excluded.eu`,
    [JSON.stringify(COUNTRY_CODES.map(countryOf))]
  )
}

const countryOf = (code: string) => ({
  code,
  name_en: english.of(code),
  name_de: german.of(code),
  eu: EU_CODES.has(code),
  vat_percent: code === shop.seller.country ? SELLER_VAT_PERCENT : 0,
  customer_visible: !UNINHABITED_CODES.has(code),
})
