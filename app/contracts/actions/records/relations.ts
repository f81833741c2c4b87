import { recordsOf } from '#contracts/actions/records/records_of'
import type { RelationValues } from '#contracts/domain/records/relation'
import ProductSubscription from '#contracts/models/product_subscription'

const [PRODUCT, TYPE] = ['productId', 'subscriptionTypeId']

export const relations = recordsOf<RelationValues>({
  subject: 'product_subscription',
  model: ProductSubscription,
  onWrite: {
    product_subscriptions_once: {
      ...{ code: 'contracts.relations.errors.exists', field: TYPE, status: 409 },
    },
    product_subscriptions_product: {
      code: 'contracts.records.errors.product_gone',
      field: PRODUCT,
    },
    product_subscriptions_type: { code: 'contracts.relations.errors.type_gone', field: TYPE },
  },
})
