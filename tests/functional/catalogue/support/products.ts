import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { rows } from '#shared/database'

type Options = {
  name?: string
  description?: string
  category?: string
  venue?: string
  visible?: boolean
  buying?: string[]
  excluded?: string[]
  dailyPriceCents?: number
  minimalDays?: number
  filePattern?: string
  calendar?: string
}

/** A calendar with two holidays, a category with one below it, and two venues. */
export async function givenReferenceData(): Promise<void> {
  await rows(null, `insert into trading_calendars values ('CTEST', 'Test', 'Test', 2000, 2030)`)
  await rows(
    null,
    `insert into exchange_holidays values ('CTEST', '2025-04-18', 'Good Friday', 'Karfreitag'),
       ('CTEST', '2025-04-21', 'Easter Monday', 'Ostermontag')`
  )
  await rows(
    null,
    `insert into categories (id, parent_id, catalogue, name_en, name_de, description_en,
       description_de, position)
     values ('ctest', null, 'shop', 'Tests', 'Proben', '', '', 900),
            ('ctest_sub', 'ctest', 'shop', 'Part', 'Teil', '', '', 901),
            ('ctest_other', null, 'shop', 'Others', 'Andere', '', '', 902)`
  )
  await rows(
    null,
    `insert into venues (id, name, kind, country, description_en, description_de, position)
     values ('CTA', 'Venue A', 'partner', 'DE', '', '', 900),
            ('CTB', 'Venue B', 'partner', 'DE', '', '', 901)`
  )
  forgetReferenceData()
}

export async function givenProduct(code: string, options: Options = {}) {
  const { category = 'ctest', venue = 'CTA', description = '' } = options
  const [product] = await rows<{ id: number }>(
    null,
    `insert into products (code, name, description_en, description_de, category_id, subcategory_id,
       calendar_code, daily_price_cents, minimal_days, visible, buying_options,
       excluded_countries, format, file_pattern)
     values (:code, :name, :description, '', coalesce(:parent, :category), :subcategory, :calendar,
       :price, :minimalDays, :visible, :buying, :excluded, 'csv', :filePattern) returning id`,
    {
      ...{ code, description, category },
      name: options.name ?? code,
      parent: category === 'ctest_sub' ? 'ctest' : null,
      subcategory: category === 'ctest_sub' ? category : null,
      calendar: options.calendar ?? 'CTEST',
      price: options.dailyPriceCents ?? 1_000,
      minimalDays: options.minimalDays ?? 1,
      visible: options.visible ?? true,
      buying: options.buying ?? ['otp'],
      excluded: options.excluded ?? [],
      filePattern: options.filePattern ?? '{YYYYMMDD}.csv',
    }
  )
  await rows(null, 'insert into product_venues values (?, ?)', [product!.id, venue])
  forgetReferenceData()
  return { id: product!.id, code }
}

/** Makes a product filterable by the columns `venue` and `currency`. */
export async function givenFilters(
  productId: number,
  levels: { levelOne: string[]; levelTwo: string[] }
): Promise<void> {
  await rows(null, `update products set kind = 'filterable' where id = ?`, [productId])
  const fields = [
    [1, 'venue', levels.levelOne],
    [2, 'currency', levels.levelTwo],
  ] as const
  for (const [level, field, codes] of fields) {
    await rows(null, 'insert into product_filter_levels values (?, ?, ?)', [
      productId,
      level,
      field,
    ])
    await rows(
      null,
      `insert into product_filter_values (product_id, level, code, position)
       select ?, ?, code, place
         from jsonb_array_elements_text(?::jsonb) with ordinality named (code, place)`,
      [productId, level, JSON.stringify(codes)]
    )
  }
  forgetReferenceData()
}

export type GivenFile = { day: string; part?: number; bytes?: number; degraded?: boolean }

/** Puts files into the inventory as an import would, in one change with the month rows. */
export async function givenFiles(productId: number, files: GivenFile[]): Promise<void> {
  if (files.length === 0) return
  await rows(
    null,
    `insert into lake_files (product_id, day, part, bytes, condition, key)
     select ?, day, coalesce(part, 1), coalesce(bytes, 100),
            case when degraded then 'degraded' else 'available' end,
            'test/' || day || '_' || coalesce(part, 1)
       from jsonb_to_recordset(?::jsonb) as file (day date, part int, bytes int, degraded boolean)
     on conflict (product_id, day, part) do update
       set bytes = excluded.bytes, condition = excluded.condition`,
    [productId, JSON.stringify(files)]
  )
  const days = files.map(({ day }) => day).sort()
  await refresh(productId, days[0]!, days.at(-1)!)
}

export async function removeFiles(productId: number, days: string[]): Promise<void> {
  if (days.length === 0) return
  await rows(null, 'delete from lake_files where product_id = ? and day = any(?::date[])', [
    productId,
    days,
  ])
  await refresh(productId, days.toSorted()[0]!, days.toSorted().at(-1)!)
}

async function refresh(productId: number, from: string, to: string) {
  await rows(null, 'select refresh_coverage(?, ?, ?)', [productId, from, to])
  forgetReferenceData()
}
