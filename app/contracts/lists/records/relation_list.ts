import { defineList } from '#shared/lists'

export type ListedRelation = {
  id: number
  productId: number
  productName: string
  subscriptionTypeId: number
  subscriptionName: string
  subscriptionDescription: string
  version: number
}

/** Which subscription types an information product stands for. */
export const relationList = defineList<ListedRelation>()({
  columns: {
    id: 'r.id',
    productId: 'r.product_id',
    productName: 'p.name',
    subscriptionTypeId: 'r.subscription_type_id',
    subscriptionName: 't.name',
    subscriptionDescription: 't.description',
    version: 'r.version',
  },
  from: `product_subscriptions r
    join information_products p on p.id = r.product_id
    join subscription_types t on t.id = r.subscription_type_id`,
  sort: { product: { lower: 'productName' }, subscription: { lower: 'subscriptionName' } },
  usual: { by: 'product', direction: 'asc', limit: 50 },
  mostRows: 1_000,
  thenBy: ['lower(t.name)', 'r.id'],
  search: ['productName', 'subscriptionName', 'subscriptionDescription'],
  csv: {
    fileName: 'webshop_product_subscriptions',
    heads: 'contracts.relations.list.columns',
    columns: {
      product: 'productName',
      subscription: 'subscriptionName',
      description: 'subscriptionDescription',
    },
  },
})
