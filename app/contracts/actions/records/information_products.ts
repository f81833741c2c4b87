import { recordsOf } from '#contracts/actions/records/records_of'
import type { InformationProductValues } from '#contracts/domain/records/information_product'
import InformationProduct from '#contracts/models/information_product'

const IN_USE = { code: 'contracts.information_products.errors.in_use', status: 409 } as const

export const informationProducts = recordsOf<InformationProductValues>({
  subject: 'information_product',
  model: InformationProduct,
  onDelete: { contracts_product: IN_USE, product_subscriptions_product: IN_USE },
})
