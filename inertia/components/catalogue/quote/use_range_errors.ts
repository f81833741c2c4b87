import type { Data } from '@generated/data'
import { useNotice } from './use_notice'

const AT_FIRST_DAY = ['catalogue.errors.range_reversed']

/** They stand at the choice of parts. */
const AT_PARTS = [
  'catalogue.errors.filter_one_needed',
  'catalogue.errors.filter_two_needed',
  'catalogue.errors.isin_needed',
  'catalogue.errors.isin_invalid',
  'catalogue.errors.isins_too_many',
  'catalogue.errors.isins_unavailable',
]

/** Why the chosen days cannot be ordered, beside the field where it can be put right. */
export function useRangeErrors(quote: Data.Catalogue.Quote, isCurrent: boolean) {
  const say = useNotice()
  const error = quote.lines[0]?.errors.find(({ code }) => !AT_PARTS.includes(code))
  if (!error || !isCurrent) return {}
  return AT_FIRST_DAY.includes(error.code) ? { from: say(error) } : { to: say(error) }
}
