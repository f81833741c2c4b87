import type { Data } from '@generated/data'
import type { Filters } from '../addresses'

/** A selection of a quote as its page names it. */
export type QuotedItem = {
  product: string
  name: string
  from: string
  to: string
  degraded: boolean
  filters: Filters | null
}

export type SavedQuote = Data.Catalogue.SavedQuote
export type WholeQuote = Data.Catalogue.SavedQuote.Variants['forDetail']

/** A quote as it is kept: what somebody had already is not part of it. */
export type QuoteLine = Omit<Data.Catalogue.Quote['lines'][number], 'owned'>
export type PlainQuote = Omit<Data.Catalogue.Quote, 'lines'> & { lines: QuoteLine[] }

/** Where a visitor's selection waits until he has signed in. */
export const KEEP_ADDRESS = '/quote/keep'

export const QUOTES_ADDRESS = '/my-account/quotes'

export const savedQuoteAddress = (number: number) => `${QUOTES_ADDRESS}/${number}`
