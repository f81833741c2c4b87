import type { Data } from '@generated/data'

export type Basket = Data.Basket.Basket
export type BasketItem = Basket['items'][number]
export type QuoteLine = NonNullable<BasketItem['line']>
export type Totals = Basket['totals']
export type Buyer = Data.Basket.Buyer
