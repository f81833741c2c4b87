import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { transaction } from '#shared/database'
import { writeRecords } from '#catalogue/actions/catalogue_import/reference/write_records'
import { seedSynonyms } from '#catalogue/actions/seed_synonyms'
import type {
  CalendarRecord,
  CategoryRecord,
  PriceGroupRecord,
} from '#catalogue/domain/reference/reference_record'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { ISIN_NAMES, ISINS } from '#demo/catalogue/files/family'
import { CALENDARS, FIRST_YEAR, holidaysOf, LAST_YEAR } from '#demo/catalogue/world/calendars'
import { CATEGORIES } from '#demo/catalogue/world/categories'
import { filePatternOf, PRODUCTS } from '#demo/catalogue/world/products/index'
import type { ProductPlan } from '#demo/catalogue/world/products/plan'
import { USE_CASES } from '#demo/catalogue/world/use_cases'
import { VENUES } from '#demo/catalogue/world/venues'

/** A Monday on which every venue trades. */
export const SAMPLE_DAY = '2025-03-03'

/** Calendars, venues, categories, prices, products and use cases; running it again changes nothing. */
export async function seedReference(): Promise<void> {
  await transaction(async (trx) => {
    await writeRecords(trx, 'venues', VENUES.map(venueRecord))
    await writeRecords(trx, 'calendars', CALENDARS.map(calendarRecord))
    await writeRecords(trx, 'priceGroups', [PRICE_GROUP])
    await writeRecords(trx, 'categories', CATEGORIES.map(categoryRecord))
    await seedUseCases(trx)
    await seedProducts(trx)
    await seedSynonyms(trx)
  })
  await db.rawQuery('analyze products, product_venues, exchange_holidays')
  forgetReferenceData()
}

/** Inserts rows given as JSON in one statement. */
function insert(trx: TransactionClientContract, statement: string, data: object[]) {
  return trx.rawQuery(statement, [JSON.stringify(data)])
}

const calendarRecord = (calendar: (typeof CALENDARS)[number]): CalendarRecord => ({
  ...{ id: calendar.code, nameEn: calendar.name.en, nameDe: calendar.name.de },
  ...{ firstYear: FIRST_YEAR, lastYear: LAST_YEAR, rules: calendar.rules, openDays: [] },
  holidays: holidaysOf(calendar).map(({ day, name }) => ({
    ...{ day, nameEn: name.en, nameDe: name.de },
  })),
})

const venueRecord = ({ en, de, ...venue }: (typeof VENUES)[number], position: number) => ({
  ...venue,
  ...{ descriptionEn: en, descriptionDe: de, position },
})

const categoryRecord = (
  { id, parent, catalogue, name, en, de, short, disclaimer }: (typeof CATEGORIES)[number],
  position: number
): CategoryRecord => ({
  ...{
    id,
    parent: parent ?? null,
    catalogue,
    position,
    visibleOnFrontpage: true,
    showSubcategory: true,
  },
  ...{ nameEn: name[0], nameDe: name[1], descriptionEn: en, descriptionDe: de },
  descriptionAlternativeEn: short?.[0] ?? null,
  descriptionAlternativeDe: short?.[1] ?? null,
  legalDisclaimerEn: disclaimer?.[0] ?? null,
  legalDisclaimerDe: disclaimer?.[1] ?? null,
})

const PRICE_GROUP: PriceGroupRecord = {
  ...{ id: 'MRDF', name: 'Meridian FX' },
  levels: [
    { lowLimit: 1, cents: 14_130 },
    { lowLimit: 4, cents: 11_800 },
    { lowLimit: 9, cents: 9_650 },
  ],
}

async function seedUseCases(trx: TransactionClientContract) {
  const known = await trx.rawQuery('select 1 from use_case_categories limit 1')
  if (known.rows.length > 0) return
  await insert(
    trx,
    `with plan as (
       select name, cases, row_number() over () as position
         from jsonb_to_recordset(?::jsonb) as plan (name jsonb, cases jsonb)
     ), made as (
       insert into use_case_categories (name_en, name_de, position)
       select name->>0, name->>1, position from plan returning id, name_en
     ), filed as (
       insert into use_cases (name_en, name_de, description_en, description_de, link)
       select one->'name'->>0, one->'name'->>1, one->'text'->>0, one->'text'->>1, one->>'link'
         from plan, jsonb_array_elements(cases) one
       returning id, link
     )
     insert into use_case_assignments (category_id, use_case_id)
     select made.id, filed.id
       from plan
       join made on made.name_en = plan.name->>0, jsonb_array_elements(cases) one
       join filed on filed.link = one->>'link'`,
    USE_CASES
  )
}

async function seedProducts(trx: TransactionClientContract) {
  await insert(trx, INSERT_PRODUCTS, PRODUCTS.map(productRow))
  await insert(trx, INSERT_VENUES, PRODUCTS)
  await insert(trx, INSERT_FIELDS, PRODUCTS.flatMap(fieldRows))
  await insert(trx, INSERT_PACKAGES, PRODUCTS)
  await insert(trx, INSERT_FILTERS, PRODUCTS.flatMap(filterRows))
  await insert(trx, INSERT_ISINS, PRODUCTS.flatMap(isinRows))
  await insert(trx, INSERT_UPSELLS, PRODUCTS)
}

function productRow(plan: ProductPlan, position: number) {
  const useCases = USE_CASES.find(({ key }) => key === plan.useCases)
  return {
    ...plan,
    position,
    kind: plan.kind ?? 'files',
    useCases: useCases?.name[0] ?? null,
    visible: plan.visible ?? true,
    excluded: plan.excluded ?? [],
    buying: plan.buying ?? ['otp'],
    pricing: plan.daily !== undefined ? 'day' : plan.priceGroup ? 'module' : 'request',
    minimalDays: plan.minimalDays ?? 1,
    creditCard: plan.creditCard ?? true,
    publishDelay: plan.publishDelay ?? 1,
    publishTime: plan.publishTime ?? '06:00',
    format: plan.family?.format ?? 'csv',
    compression: plan.family?.compression ?? 'gzip',
    filePattern: filePatternOf(plan),
    filesPerDay: plan.filesPerDay ?? 1,
    sampleDay: plan.sample ? SAMPLE_DAY : null,
    isinField: plan.isins ? 'isin' : null,
  }
}

const fieldRows = ({ code, family }: ProductPlan) =>
  (family?.fields ?? []).map((field, position) => ({ code, position, ...field }))

const filterRows = ({ code, family, kind }: ProductPlan) =>
  kind === 'filterable' && family?.filters
    ? [family.filters.levelOne, family.filters.levelTwo].map((level, index) => {
        return { code, level: index + 1, ...level }
      })
    : []

const isinRows = ({ code, isins }: ProductPlan) =>
  isins ? ISINS.map((isin, at) => ({ code, isin, name: ISIN_NAMES[at] })) : []

const INSERT_PRODUCTS = `
  insert into products (code, name, description_en, description_de, remark_en, remark_de, kind,
      category_id, subcategory_id, calendar_code, use_case_category_id, visible,
      excluded_countries, buying_options, pricing, daily_price_cents, price_group, minimal_days,
      credit_card, trial_weeks, publish_delay_days, publish_time, format, compression,
      file_pattern, files_per_day, sample_day, position, isin_field)
  select code, name, en, de, remark->>0, remark->>1, kind, category, subcategory, calendar,
         (select id from use_case_categories where name_en = "useCases"), visible, excluded,
         buying, pricing, daily, "priceGroup", "minimalDays", "creditCard", "trialWeeks",
         "publishDelay", "publishTime", format, compression, "filePattern", "filesPerDay",
         "sampleDay", position, "isinField"
    from jsonb_to_recordset(?::jsonb) as plan (code text, name text, en text, de text,
      remark jsonb, kind text, category text, subcategory text, calendar text, "useCases" text,
      visible boolean, excluded text[], buying text[], pricing text, daily bigint,
      "priceGroup" text, "minimalDays" int, "creditCard" boolean, "trialWeeks" int,
      "publishDelay" int, "publishTime" time, format text, compression text, "filePattern" text,
      "filesPerDay" int, "sampleDay" date, position int,
      "isinField" text)
  on conflict (code) do nothing`

const INSERT_VENUES = `
  insert into product_venues (product_id, venue_id, position)
  select p.id, venue.id, venue.position
    from jsonb_to_recordset(?::jsonb) as plan (code text, venues jsonb)
    join products p on p.code = plan.code,
         jsonb_array_elements_text(plan.venues) with ordinality as venue (id, position)
  on conflict do nothing`

const INSERT_FIELDS = `
  insert into product_fields (product_id, position, name, type, unit, meaning_en, meaning_de, since)
  select p.id, plan.position, plan.name, plan.type, plan.unit, plan.en, plan.de, plan.since
    from jsonb_to_recordset(?::jsonb) as plan (code text, position int, name text, type text,
      unit text, en text, de text, since date)
    join products p on p.code = plan.code
  on conflict do nothing`

const INSERT_PACKAGES = `
  insert into product_packages (product_id, code, name_en, name_de, price_cents, position)
  select p.id, item.value->>0, item.value->>1, item.value->>2, (item.value->>3)::bigint,
         item.position
    from jsonb_to_recordset(?::jsonb) as plan (code text, packages jsonb)
    join products p on p.code = plan.code,
         jsonb_array_elements(plan.packages) with ordinality as item (value, position)
  on conflict do nothing`

const INSERT_FILTERS = `
  with plan as (
    select p.id, plan.level, plan.field, plan.values
      from jsonb_to_recordset(?::jsonb) as plan (code text, level int, field text, values jsonb)
      join products p on p.code = plan.code
  ), levels as (
    insert into product_filter_levels (product_id, level, field)
    select id, level, field from plan
    on conflict (product_id, level) do update set field = excluded.field
    returning product_id, level
  )
  insert into product_filter_values (product_id, level, code, name, position)
  select plan.id, plan.level, item.value->>0, item.value->>1, item.position
    from plan join levels on levels.product_id = plan.id and levels.level = plan.level,
         jsonb_array_elements(plan.values) with ordinality as item (value, position)
  on conflict do nothing`

const INSERT_ISINS = `
  insert into product_isins (product_id, isin, name)
  select p.id, plan.isin, plan.name
    from jsonb_to_recordset(?::jsonb) as plan (code text, isin text, name text)
    join products p on p.code = plan.code
  on conflict do nothing`

const INSERT_UPSELLS = `
  insert into product_upsells (product_id, upsell_id, position)
  select p.id, other.id, item.position
    from jsonb_to_recordset(?::jsonb) as plan (code text, "like" jsonb)
    join products p on p.code = plan.code,
         jsonb_array_elements_text(plan."like") with ordinality as item (code, position)
    join products other on other.code = item.code
  on conflict do nothing`
