import type { Data } from '@generated/data'
import type { Filters, Selection } from '../addresses'

type Line = Pick<Data.Catalogue.Quote['lines'][number], 'range' | 'degradedIncluded' | 'filters'>
type Choices = Data.Catalogue.ProductDetail['filterChoices']

/** What a line of a quote is about, as an address names it: parts only where not all are wanted. */
export function selectionOf(
  { range, degradedIncluded, filters }: Line,
  choices: Choices
): Selection {
  const selection = { ...range, degraded: degradedIncluded }
  if (!filters || !choices || isWhole(filters, choices)) return selection
  return { ...selection, filters }
}

/** Whether every part is wanted. */
export const isWhole = (filters: Filters, choices: NonNullable<Choices>): boolean =>
  filters.levelOne.length === choices.levelOne.values.length &&
  filters.levelTwo.length === choices.levelTwo.values.length
