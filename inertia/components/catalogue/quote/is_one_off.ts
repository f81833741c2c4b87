import type { Data } from '@generated/data'

type Facts = Pick<Data.Catalogue.Product, 'availableInRegion' | 'buyingOptions' | 'price'>

/** Whether days of a product can be put into the basket here and now. */
export const isOneOff = ({ availableInRegion, buyingOptions, price }: Facts): boolean =>
  availableInRegion && buyingOptions.includes('otp') && price.kind !== 'request'
