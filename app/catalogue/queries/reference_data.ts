import app from '@adonisjs/core/services/app'
import { listCountries, type Country } from '#shared/countries'
import { rows, type SqlClient } from '#shared/database'
import { pricingToday } from '#shared/pricing_today'
import { TradingCalendar, type HolidayName } from '#shared/domain/trading_calendar'
import type { PricingRules } from '#catalogue/domain/pricing_rules'
import { loadPriceLevels, type PriceLevels } from '#catalogue/queries/price_levels'
import { loadProductRows, type ProductRow } from '#catalogue/queries/product_rows'
import { ReferenceCache } from '#catalogue/queries/reference_cache'

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

export type ReferenceData = {
  categories: Map<string, Category>
  venues: Map<string, Venue>
  calendars: Map<string, TradingCalendar>
  priceLevels: PriceLevels
  countries: Map<string, Country>
  /** Fee and size of modules, as they hold today. */
  rules: PricingRules
  /** All products, invisible ones included, in the order of the overview. */
  products: ProductRow[]
  productsByCode: ReadonlyMap<string, ProductRow>
}

const cache = new ReferenceCache(loadReferenceData)

/** Reference data as it is, or as it was less than a second ago. Tests always read. */
export const referenceData = (client: SqlClient = null): Promise<ReferenceData> =>
  app.inTest ? loadReferenceData(client) : cache.get(client)

/** For whoever changes reference data: the next reader of this process sees the change. */
export const forgetReferenceData = (): void => cache.forget()

export async function loadReferenceData(client: SqlClient): Promise<ReferenceData> {
  const products = await loadProductRows(client)
  return {
    categories: await loadCategories(client),
    venues: await loadVenues(client),
    calendars: await loadCalendars(client),
    priceLevels: await loadPriceLevels(client),
    countries: await loadCountries(client),
    rules: await pricingToday(client),
    products,
    productsByCode: new Map(products.map((product) => [product.code, product])),
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
