import shop from '#config/shop'
import { COUNTRY_CODES, UNINHABITED_CODES } from '#shared/countries/country_codes'
import { rows, type SqlClient } from '#shared/database'

const SELLER_VAT_PERCENT = 19

/** Who was a member when the shop was set up; from then on the table says it. */
const EU_AT_FIRST: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
)

const english = new Intl.DisplayNames('en', { type: 'region' })
const german = new Intl.DisplayNames('de', { type: 'region' })

/** Can run again at any time: names are renewed, what was changed since stays. */
export async function seedCountries(client: SqlClient): Promise<void> {
  await rows(
    client,
    `insert into countries (code, name_en, name_de, eu, vat_percent, customer_visible)
     select code, name_en, name_de, eu, vat_percent, customer_visible
       from jsonb_to_recordset(?::jsonb) as seed
         (code text, name_en text, name_de text, eu boolean, vat_percent int, customer_visible boolean)
     on conflict (code) do update
       set name_en = excluded.name_en, name_de = excluded.name_de`,
    [JSON.stringify(COUNTRY_CODES.map(countryOf))]
  )
}

const countryOf = (code: string) => ({
  code,
  name_en: english.of(code),
  name_de: german.of(code),
  eu: EU_AT_FIRST.has(code),
  vat_percent: code === shop.seller.country ? SELLER_VAT_PERCENT : 0,
  customer_visible: !UNINHABITED_CODES.has(code),
})
