import { rows, type SqlClient } from '#shared/database'
import type { Cents } from '#shared/domain/money'
import type { DatedPrice } from '#catalogue/domain/dated_price'
import type { FilterChoices } from '#catalogue/domain/filter_choices'
import type { BuyingOption, FileFormat } from '#catalogue/domain/product_filter'

export type ProductPackage = { code: string; nameEn: string; nameDe: string; priceCents: Cents }

export type ProductKind = 'files' | 'filterable' | 'report' | 'analytics'

/** A product as the database keeps it, with the totals of its coverage (null without files). */
export type ProductRow = {
  id: number
  code: string
  name: string
  descriptionEn: string
  descriptionDe: string
  remarkEn: string | null
  remarkDe: string | null
  kind: ProductKind
  categoryId: string
  subcategoryId: string | null
  calendarCode: string
  useCaseCategoryId: number | null
  visible: boolean
  excludedCountries: string[]
  buyingOptions: BuyingOption[]
  subscriptionTypeId: number | null
  pricing: 'day' | 'module' | 'request'
  dailyPriceCents: Cents | null
  /** Those of the past and of the days to come, in the order of their days. */
  prices: DatedPrice[]
  priceGroup: string | null
  /** What its price group is called, mostly the provider. */
  priceGroupName: string | null
  minimalDays: number
  creditCard: boolean
  trialWeeks: number | null
  publishDelayDays: number
  publishTime: string
  format: FileFormat
  compression: 'none' | 'gzip'
  filePattern: string
  filesPerDay: number
  sampleDay: string | null
  /** A sample day, or files that staff put there. */
  hasSamples: boolean
  position: number
  venueIds: string[]
  upsellCodes: string[]
  packages: ProductPackage[]
  /** Which parts of a filterable product can be chosen; null for every other product. */
  filterChoices: FilterChoices | null
  /** Column of the files that holds the securities it is sold by; null for every other product. */
  isinField: string | null
  firstDay: string | null
  lastDay: string | null
  tradingDays: number | null
  degradedDays: number | null
  missingDays: number | null
  files: number | null
  bytes: number | null
  strip: string | null
  coverageVersion: string | null
}

type Filter = { ids?: number[]; codes?: string[] }

export function loadProductRows(
  client: SqlClient,
  { ids, codes }: Filter = {}
): Promise<ProductRow[]> {
  const known = codes?.filter(isProductCode)
  const condition = ids ? 'p.id = any(?)' : codes ? 'p.code = any(?)' : '?::int is null'
  return rows<ProductRow>(client, `${SELECT} where ${condition} ${ORDER}`, [ids ?? known ?? null])
}

/** Addresses and programs bring anything: what no product can be called is not asked for. */
export const isProductCode = (code: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(code)

const FILTER_VALUES = `
  coalesce((select json_agg(json_build_object('id', v.id, 'code', v.code,
      'name', coalesce(v.name, v.code)) order by v.position, v.code)
    from product_filter_values v
   where v.product_id = l.product_id and v.level = l.level), '[]')`

const SELECT = `
  select p.id, p.code, p.name, p.description_en as "descriptionEn",
         p.description_de as "descriptionDe", p.remark_en as "remarkEn",
         p.remark_de as "remarkDe", p.kind, p.category_id as "categoryId",
         p.subcategory_id as "subcategoryId", p.calendar_code as "calendarCode",
         p.use_case_category_id as "useCaseCategoryId", p.visible,
         p.excluded_countries as "excludedCountries", p.buying_options as "buyingOptions",
         p.subscription_type_id as "subscriptionTypeId", p.pricing,
         product_price_on(p.id, shop_today()) as "dailyPriceCents",
         coalesce((select json_agg(json_build_object('from', from_day, 'cents', cents)
             order by from_day) from product_prices where product_id = p.id), '[]') as prices,
         p.price_group as "priceGroup",
         (select g.name from price_groups g where g.code = p.price_group) as "priceGroupName",
         p.minimal_days as "minimalDays", p.credit_card as "creditCard",
         p.trial_weeks as "trialWeeks", p.publish_delay_days as "publishDelayDays",
         to_char(p.publish_time, 'HH24:MI') as "publishTime", p.format, p.compression,
         p.file_pattern as "filePattern", p.files_per_day as "filesPerDay",
         p.sample_day as "sampleDay",
         p.sample_day is not null or exists (
           select from offered_files o where o.product_id = p.id) as "hasSamples", p.position, p.isin_field as "isinField",
         array(select venue_id from product_venues v
                where v.product_id = p.id order by v.position, v.venue_id) as "venueIds",
         array(select other.code from product_upsells u join products other on other.id = u.upsell_id
                where u.product_id = p.id and other.visible order by u.position) as "upsellCodes",
         coalesce((select json_agg(json_build_object('code', k.code, 'nameEn', k.name_en,
             'nameDe', k.name_de, 'priceCents', k.price_cents) order by k.position)
           from product_packages k where k.product_id = p.id), '[]') as packages,
         (select json_object_agg(case level when 1 then 'levelOne' else 'levelTwo' end,
             json_build_object('field', l.field, 'values', ${FILTER_VALUES}))
           from product_filter_levels l where l.product_id = p.id
          having count(*) = 2) as "filterChoices",
         t.first_day as "firstDay", t.last_day as "lastDay", t.trading_days as "tradingDays",
         t.degraded_days as "degradedDays", t.missing_days as "missingDays", t.files, t.bytes,
         t.strip, t.xmin::text as "coverageVersion"
    from products p
    join categories c on c.id = p.category_id
    left join coverage_totals t on t.product_id = p.id`

const ORDER = 'order by c.position, p.position, p.name, p.id'
