import type { Data } from '@generated/data'

export type ContractType = Data.Contracts.Records.ContractType
export type InformationProduct = Data.Contracts.Records.InformationProduct
export type Relation = Data.Contracts.Records.Relation
export type Contract = Data.Contracts.Records.Contract

export type RecordSubject =
  'contract_type' | 'information_product' | 'product_subscription' | 'contract'

export const RECORD_ADDRESSES: Record<RecordSubject, string> = {
  contract_type: '/admin/contracts/types',
  information_product: '/admin/contracts/products',
  product_subscription: '/admin/contracts/products-subscriptions',
  contract: '/admin/contracts/contracts',
}
