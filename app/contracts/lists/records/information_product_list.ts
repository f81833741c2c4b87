import { defineList, either } from '#shared/lists'

export type ListedInformationProduct = {
  id: number
  name: string
  affiliates: boolean
  timeSeries: boolean
  remark: boolean
  subscriptions: string[]
  contracts: number
  version: number
}

const HAS_RELATION = 'exists (select from product_subscriptions r where r.product_id = p.id)'
const RELATED: Record<string, string> = { With: HAS_RELATION, Without: `not ${HAS_RELATION}` }

export const informationProductList = defineList<ListedInformationProduct>()({
  columns: {
    id: 'p.id',
    name: 'p.name',
    affiliates: 'p.affiliates',
    timeSeries: 'p.time_series',
    remark: 'p.remark',
    subscriptions: `array(select t.name from product_subscriptions r
                           join subscription_types t on t.id = r.subscription_type_id
                          where r.product_id = p.id order by t.name)`,
    contracts: '(select count(*) from contracts c where c.product_id = p.id)',
    version: 'p.version',
  },
  from: 'information_products p',
  sort: { name: { lower: 'name' } },
  usual: { by: 'name', direction: 'asc', limit: 50 },
  mostRows: 1_000,
  search: ['name'],
  filters: {
    related: {
      condition: (chosen: string[]) =>
        either(chosen.map((one) => ({ sql: RELATED[one]!, values: [] }))),
      values: ['With', 'Without'],
    },
  },
  csv: {
    fileName: 'webshop_information_products',
    heads: 'contracts.information_products.list.columns',
    columns: {
      name: 'name',
      asks: ({ affiliates, timeSeries, remark }, say) =>
        Object.entries({ affiliates, timeSeries, remark })
          .flatMap(([name, isAsked]) => (isAsked ? [say(`${FIELDS}.${name}`)] : []))
          .join(', '),
      subscriptions: ({ subscriptions }) => subscriptions.join(', '),
      contracts: 'contracts',
    },
  },
})

const FIELDS = 'contracts.information_products.asks'
