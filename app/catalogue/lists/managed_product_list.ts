import type { Locale } from '#shared/i18n'
import { defineList } from '#shared/lists'

export type ManagedProduct = {
  id: number
  code: string
  name: string
  category: string
  venues: string[]
  pricing: string
  priceCents: number | null
  minimalDays: number
  visible: boolean
  excludedCountries: string[]
  draft: string
}

const VENUES = `array(select v.name from product_venues pv join venues v on v.id = pv.venue_id
                       where pv.product_id = p.id order by pv.position, v.id)`

/** Every product for staff, the hidden ones included, with what is drafted of it. */
const listIn = (locale: Locale) =>
  defineList<ManagedProduct>()({
    columns: {
      id: 'p.id',
      code: 'p.code',
      name: 'p.name',
      category: locale === 'de' ? 'c.name_de' : 'c.name_en',
      venues: VENUES,
      pricing: 'p.pricing',
      priceCents: `case when p.pricing = 'day' then product_price_on(p.id, shop_today()) end`,
      minimalDays: 'p.minimal_days',
      visible: 'p.visible',
      excludedCountries: 'p.excluded_countries',
      draft: `coalesce(d.state, 'None')`,
    },
    from: `products p join categories c on c.id = p.category_id
           left join product_drafts d on d.product_id = p.id and d.state in ('Open', 'Scheduled')`,
    sort: { name: { lower: 'name' }, code: 'code', category: { lower: 'category' } },
    usual: { by: 'name', direction: 'asc', limit: 50 },
    tieBreaker: 'p.id',
    search: ['name', 'code'],
    filters: {
      visible: { column: 'visible', values: { Yes: true, No: false } },
      draft: { column: 'draft', values: { Open: 'Open', Scheduled: 'Scheduled', None: 'None' } },
      pricing: {
        column: 'pricing',
        values: { day: 'day', module: 'module', request: 'request' },
      },
    },
    csv: {
      fileName: 'webshop_products',
      heads: 'catalogue.manage_products.list.columns',
      columns: {
        name: 'name',
        product: 'code',
        category: 'category',
        venues: ({ venues }) => venues.join(', '),
        pricing: ({ pricing }, say) =>
          say(`catalogue.manage_products.list.values.pricing.${pricing}`),
        price: ({ priceCents }) => (priceCents === null ? '' : priceCents / 100),
        visible: 'visible',
        countries: ({ excludedCountries }) => excludedCountries.join(', '),
        draft: ({ draft }, say) => say(`catalogue.manage_products.list.values.draft.${draft}`),
      },
    },
  })

export const managedProductLists = { en: listIn('en'), de: listIn('de') } as const
