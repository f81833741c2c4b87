import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { rows } from '#shared/database'

type Options = { venue?: string; visible?: boolean }

/** A product of a venue; `KNEIP` makes it fund data. */
export async function givenProduct(code: string, { venue = 'XTST', visible = true }: Options = {}) {
  await rows(
    null,
    `insert into trading_calendars values ('SITE', 'Test', 'Test', 2000, 2030)
       on conflict do nothing`
  )
  await rows(
    null,
    `insert into categories (id, catalogue, name_en, name_de, description_en, description_de, position)
     values ('site-tests', 'shop', 'Test', 'Test', '', '', 99) on conflict do nothing`
  )
  await rows(
    null,
    `insert into venues (id, name, kind, country, description_en, description_de, position)
     values (?, ?, 'special', 'DE', '', '', 99) on conflict do nothing`,
    [venue, venue]
  )
  const [product] = await rows<{ id: number }>(
    null,
    `insert into products (code, name, description_en, description_de, category_id, calendar_code,
       daily_price_cents, format, file_pattern, visible)
     values (?, ?, '', '', 'site-tests', 'SITE', 100, 'csv', '{code}_{day}.csv', ?) returning id`,
    [code, `Product ${code}`, visible]
  )
  await rows(null, 'insert into product_venues (product_id, venue_id) values (?, ?)', [
    product!.id,
    venue,
  ])
  forgetReferenceData()
  return code
}
