import app from '@adonisjs/core/services/app'
import { listCountries, type Country } from '#shared/countries'
import { rows, type SqlClient } from '#shared/database'
import { TradingCalendar, type HolidayName } from '#shared/domain/trading_calendar'
import { loadPriceLevels, type PriceLevels } from '#catalogue/queries/price_levels'
import { loadProductRows, type ProductRow } from '#catalogue/queries/product_rows'
import { referenceFingerprint } from '#catalogue/queries/reference_fingerprint'

type Both<Name extends string> = Record<`${Name}En` | `${Name}De`, string>

export type Venue = {
  id: string
  name: string
  kind: string
  country: string
} & Both<'description'>

export type Category = {
  id: string
  parentId: string | null
  catalogue: 'shop' | 'analytics'
  position: number
  visibleOnFrontpage: boolean
  showSubcategory: boolean
  descriptionAlternativeEn: string | null
  descriptionAlternativeDe: string | null
  legalDisclaimerEn: string | null
  legalDisclaimerDe: string | null
} & Both<'name'> &
  Both<'description'>

/** What every page of the catalogue needs and hardly ever changes. */
export type ReferenceData = {
  categories: Map<string, Category>
  venues: Map<string, Venue>
  calendars: Map<string, TradingCalendar>
  priceLevels: PriceLevels
  countries: Map<string, Country>
  /** All products, invisible ones included, in the order of the overview. */
  products: ProductRow[]
}

const TRUSTED_MS = 1_000

type Known = { until: number; fingerprint: string; data: ReferenceData }

let known: Known | null = null
let reading: Promise<ReferenceData> | null = null

/**
 * Reference data from this process's memory. Once a second somebody asks the database whether
 * anything changed, so another process's change is seen within a second. A caller inside a
 * transaction asks on its own connection: were it to wait for a second one, a pool full of such
 * callers would wait for ever. Tests always read.
 */
export function referenceData(client: SqlClient = null): Promise<ReferenceData> {
  if (app.inTest) return load(client)
  if (known && known.until > performance.now()) return Promise.resolve(known.data)
  if (client !== null) return current(client)
  reading ??= current(null).finally(() => (reading = null))
  return reading
}

/** For whoever changes reference data: the next reader of this process sees the change. */
export function forgetReferenceData(): void {
  known = null
  reading = null
}

/**
 * The fingerprint is taken first: what changes meanwhile is found at the next look. What a
 * transaction sees may never be committed and is not kept.
 */
async function current(client: SqlClient): Promise<ReferenceData> {
  const before = known
  const until = performance.now() + TRUSTED_MS
  const fingerprint = await referenceFingerprint(client)
  const isSame = before?.fingerprint === fingerprint
  const data = isSame ? before.data : await load(client)
  if (known === before && client === null) known = { until, fingerprint, data }
  return data
}

async function load(client: SqlClient): Promise<ReferenceData> {
  return {
    categories: await loadCategories(client),
    venues: await loadVenues(client),
    calendars: await loadCalendars(client),
    priceLevels: await loadPriceLevels(client),
    countries: await loadCountries(client),
    products: await loadProductRows(client),
  }
}

async function loadCategories(client: SqlClient) {
  const found = await rows<Category>(
    client,
    `select id, parent_id as "parentId", catalogue, position, name_en as "nameEn",
            name_de as "nameDe", description_en as "descriptionEn",
            description_de as "descriptionDe",
            description_alternative_en as "descriptionAlternativeEn",
            description_alternative_de as "descriptionAlternativeDe",
            legal_disclaimer_en as "legalDisclaimerEn", legal_disclaimer_de as "legalDisclaimerDe",
            visible_on_frontpage as "visibleOnFrontpage", show_subcategory as "showSubcategory"
       from categories order by position, id`,
    []
  )
  return new Map(found.map((category) => [category.id, category]))
}

async function loadCountries(client: SqlClient) {
  const found = await listCountries(client)
  return new Map(found.map((country) => [country.code, country]))
}

async function loadVenues(client: SqlClient) {
  const found = await rows<Venue>(
    client,
    `select id, name, kind, country, description_en as "descriptionEn",
            description_de as "descriptionDe"
       from venues order by position, id`,
    []
  )
  return new Map(found.map((venue) => [venue.id, venue]))
}

type HolidayRow = { code: string; holidays: Record<string, [string, string]> | null }

async function loadCalendars(client: SqlClient) {
  const found = await rows<HolidayRow>(
    client,
    `select code, (select json_object_agg(day, json_build_array(name_en, name_de))
                     from exchange_holidays where calendar_code = code) as holidays
       from trading_calendars`,
    []
  )
  return new Map(found.map(({ code, holidays }) => [code, calendarOf(code, holidays ?? {})]))
}

function calendarOf(code: string, holidays: Record<string, [string, string]>) {
  const names = Object.entries(holidays).map(([day, [en, de]]): [string, HolidayName] => [
    day,
    { en, de },
  ])
  return new TradingCalendar(code, new Map(names))
}
