import type { Data } from '@generated/data'

export type Basket = Data.Basket.Basket
export type BasketItem = Basket['items'][number]
export type QuoteLine = NonNullable<BasketItem['line']>
export type Totals = Basket['totals']
/** What was priced: a basket, or the order that came of it. */
export type Priced = Pick<Basket, 'totals'> & {
  items: Pick<BasketItem, 'ref' | 'line'>[]
  /** Ordered: nothing about it can change any more. */
  isPlaced?: boolean
}
export type Buyer = Data.Basket.Buyer
