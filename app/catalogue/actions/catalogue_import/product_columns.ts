import type { WholeProduct } from '#catalogue/domain/product_problems'

/** Arrays travel as one text each: the driver's own arrays would be read as several bindings. */
export const columnsOf = ({ venues: _venues, likes: _likes, ...product }: WholeProduct) => ({
  ...product,
  excludedCountries: `{${product.excludedCountries.join(',')}}`,
  buyingOptions: `{${product.buyingOptions.join(',')}}`,
})

const COLUMNS = {
  name: ':name',
  description_en: ':descriptionEn',
  description_de: ':descriptionDe',
  remark_en: ':remarkEn',
  remark_de: ':remarkDe',
  kind: ':kind',
  category_id: ':category',
  subcategory_id: ':subcategory',
  calendar_code: ':calendar',
  visible: ':visible',
  excluded_countries: ':excludedCountries::text[]',
  buying_options: ':buyingOptions::text[]',
  pricing: ':pricing',
  price_group: ':priceGroup',
  minimal_days: ':minimalDays',
  credit_card: ':creditCard',
  trial_weeks: ':trialWeeks',
  publish_delay_days: ':publishDelayDays',
  publish_time: ':publishTime',
  format: ':format',
  compression: ':compression',
  file_pattern: ':filePattern',
  files_per_day: ':filesPerDay',
  sample_day: ':sampleDay',
  position: ':position',
  isin_field: ':isinField',
}

const NAMES = Object.keys(COLUMNS).join(', ')
const VALUES = Object.values(COLUMNS).join(', ')

export const INSERT = `
  insert into products (code, daily_price_cents, ${NAMES})
  values (:code, :dailyPriceCents, ${VALUES})
  returning id`

/** A price of a later day leaves the price of today. */
export const UPDATE = `
  update products set (${NAMES}) = (${VALUES}),
         daily_price_cents = case when :dailyPriceFrom::date > shop_today()
           then product_price_on(products.id, shop_today()) else :dailyPriceCents end,
         updated_at = now(), countries_version = countries_version
           + (excluded_countries <> :excludedCountries::text[])::int
   where code = :code returning id`
