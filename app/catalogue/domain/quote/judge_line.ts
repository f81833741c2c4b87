import { DayRange } from '#shared/domain/day_range'
import { unknownValue } from '#catalogue/domain/filter_choices'
import { isinErrors, isinWarnings } from '#catalogue/domain/isin_choice'
import type { CountedLine } from '#catalogue/domain/quote/count_line'
import { extendToMinimalDays, reachesMinimalDays } from '#catalogue/domain/quote/minimal_days'
import type { Notice, QuoteLineInput } from '#catalogue/domain/quote/types'

/** Why a selection cannot be ordered; the first reason that makes others pointless stands alone. */
export function errorsOf(
  input: QuoteLineInput,
  counted: CountedLine,
  country: string | null
): Notice[] {
  return [
    ...sellingErrors(input, country),
    ...rangeErrors(input, counted),
    ...filterErrors(input, counted),
    ...isinErrors(input, counted),
  ]
}

export function warningsOf(counted: CountedLine): Notice[] {
  const { degradedDays, degradedIncluded, missingDays } = counted
  const warnings: Notice[] = []
  if (degradedDays.length > 0) {
    const code = degradedIncluded ? 'degraded_days' : 'degraded_left_out'
    warnings.push(notice(`catalogue.warnings.${code}`, { n: degradedDays.length }))
  }
  if (missingDays.length > 0) {
    warnings.push(notice('catalogue.warnings.missing_days', { n: missingDays.length }))
  }
  return [...warnings, ...isinWarnings(counted)]
}

function sellingErrors({ product }: QuoteLineInput, country: string | null): Notice[] {
  const { name } = product
  if (country && product.excludedCountries.includes(country)) {
    return [notice('catalogue.errors.region', { name })]
  }
  if (product.pricing.kind === 'request') return [notice('catalogue.errors.on_request', { name })]
  return product.orderable ? [] : [notice('catalogue.errors.not_orderable', { name })]
}

function rangeErrors(input: QuoteLineInput, counted: CountedLine): Notice[] {
  const { product, from, to } = input
  if (from.isAfter(to)) return [notice('catalogue.errors.range_reversed')]
  if (!product.firstDay || !product.lastDay) return [notice('catalogue.errors.no_files')]
  if (from.isBefore(product.firstDay) || to.isAfter(product.lastDay)) {
    const [first, last] = [product.firstDay.format(), product.lastDay.format()]
    return [notice('catalogue.errors.outside_coverage', { first, last })]
  }
  if (counted.countedDays === 0) return [notice('catalogue.errors.no_files')]
  return reachesMinimalDays(counted.businessDays, product.minimalDays)
    ? []
    : [tooFewDays(input, counted, new DayRange(product.firstDay, product.lastDay))]
}

/** With the days that are missing and the range that has them, so that it can be mended at once. */
function tooFewDays(input: QuoteLineInput, { businessDays }: CountedLine, span: DayRange): Notice {
  const { minimalDays } = input.product
  const range = new DayRange(input.from, input.to)
  const enough = extendToMinimalDays(range, span, input.calendar, minimalDays)
  return notice('catalogue.errors.minimal_days', {
    n: minimalDays,
    more: minimalDays - businessDays,
    ...(enough && { from: enough.from.iso, to: enough.to.iso }),
  })
}

/** Parts are chosen of both levels, and only those that the files hold. */
function filterErrors({ product, filters }: QuoteLineInput, { parts }: CountedLine): Notice[] {
  const { name, filterChoices } = product
  if (!filters) return []
  if (!filterChoices || !parts) {
    const isAsked = filters.levelOne.length + filters.levelTwo.length > 0
    const isByIsin = product.isinField !== null || (filters.isins ?? []).length > 0
    return isAsked || !isByIsin ? [notice('catalogue.errors.no_filters', { name })] : []
  }
  const unknown = unknownValue(filterChoices, filters)
  if (unknown !== null) return [notice('catalogue.errors.filter_unknown', { name, code: unknown })]
  if (parts.levelOne.length === 0) return [notice('catalogue.errors.filter_one_needed')]
  return parts.levelTwo.length === 0 ? [notice('catalogue.errors.filter_two_needed')] : []
}

const notice = (code: string, params?: Notice['params']): Notice =>
  params ? { code, params } : { code }
