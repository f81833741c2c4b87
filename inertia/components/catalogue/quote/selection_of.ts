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
  const wanted = filters && named(filters, choices)
  return wanted ? { ...selection, filters: wanted } : selection
}

/** A choice as an address names it: parts only where not all are wanted, ISINs where there are any. */
export function named({ isins = [], ...parts }: Filters, choices: Choices): Filters | undefined {
  const isPart = choices !== null && !isWhole(parts, choices)
  if (isins.length === 0) return isPart ? parts : undefined
  return { ...(choices ? parts : NO_PARTS), isins }
}

const NO_PARTS = { levelOne: [], levelTwo: [] }

const isWhole = (filters: Filters, choices: NonNullable<Choices>): boolean =>
  filters.levelOne.length === choices.levelOne.values.length &&
  filters.levelTwo.length === choices.levelTwo.values.length
