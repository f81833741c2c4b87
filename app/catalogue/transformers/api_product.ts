import { CalendarDay } from '#shared/domain/calendar_day'
import type { Cents } from '#shared/domain/money'
import { fieldsOf, is } from '#shared/http/api_description'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

const { about, euros, flag, integer, listOf, nullable, object, oneOf, text } = is

/** Euro with two decimals, as the HTTP API writes amounts. */
export const euro = (cents: Cents): number => cents / 100

const wireDay = (day: string | null) => (day ? CalendarDay.parse(day)!.number : null)

const common = fieldsOf<ProductRow, [CatalogueView]>()({
  id: [about(text, 'Code of the product.'), ({ code }) => code],
  name: text,
  description: [text, (product, view) => inLocale(view, product, 'description')],
  category: [text, ({ categoryId }) => categoryId],
  subcategory: [nullable(text), ({ subcategoryId }) => subcategoryId],
  venue: [
    listOf(object({ id: text, name: text })),
    ({ venueIds }, { reference }) =>
      venueIds.map((id) => ({ id, name: reference.venues.get(id)?.name ?? id })),
  ],
  upsellingProducts: [
    about(listOf(text), 'Codes of products that go with it.'),
    ({ upsellCodes }) => upsellCodes,
  ],
  visible: flag,
})

const order = fieldsOf<ProductRow>()({
  buyingOptions: listOf(oneOf(['otp', 'subscription'])),
  dailyPrice: [
    nullable(euros),
    ({ pricing, dailyPriceCents }) => (pricing === 'day' ? euro(dailyPriceCents ?? 0) : null),
  ],
  minimalDays: is.days,
  firstAvailableDate: [nullable(is.wireDay), ({ firstDay }) => wireDay(firstDay)],
  lastAvailableDate: [nullable(is.wireDay), ({ lastDay }) => wireDay(lastDay)],
  subscriptionTypeId: nullable(integer),
  creditCard: flag,
})

const sold = fieldsOf<ProductRow>()({
  isFilterableProduct: [flag, ({ kind }) => kind === 'filterable'],
  order: [order.schema, (product) => order.of(product)],
  excludedCountries: about(listOf(text), 'Two-letter codes of countries it is not sold to.'),
  useCaseCategoryId: nullable(integer),
})

const trial = fieldsOf<ProductRow, [CatalogueView]>()({
  price: [
    nullable(about(euros, 'Of the cheapest package.')),
    ({ packages }) =>
      packages.length > 0 ? euro(Math.min(...packages.map((one) => one.priceCents))) : null,
  ],
  trial: [flag, ({ trialWeeks }) => trialWeeks !== null],
  trialPeriodInWeeks: [nullable(integer), ({ trialWeeks }) => trialWeeks],
  remark: [nullable(text), (product, view) => inLocale(view, product, 'remark')],
  subProducts: [
    listOf(object({ productId: text, productName: text, price: euros })),
    ({ packages }, view) =>
      packages.map((one) => ({
        productId: one.code,
        productName: inLocale(view, one, 'name'),
        price: euro(one.priceCents),
      })),
  ],
})

export const productSchemas = { ...common.schemas, ...sold.schemas }
export const productSchema = is.named('Product', object(productSchemas))
const version = about(integer, 'Counts the changes.')

export const changedProductSchema = is.named(
  'ChangedProduct',
  object({ ...productSchemas, version })
)
export const excludedCountriesSchema = is.named(
  'ExcludedCountries',
  object({ excludedCountries: sold.schemas.excludedCountries, version })
)
export const analyticsSchema = is.named(
  'AnalyticsProduct',
  object({ ...common.schemas, ...trial.schemas })
)

export const apiProduct = (product: ProductRow, view: CatalogueView) => ({
  ...common.of(product, view),
  ...sold.of(product),
})

/** An analytics product: its cheapest package gives the price; a trial costs nothing. */
export const apiAnalyticsProduct = (product: ProductRow, view: CatalogueView) => ({
  ...common.of(product, view),
  ...trial.of(product, view),
})
