import type { QuoteLine } from '#catalogue/domain/quote/types'

/** A line by the names that every call has for what was chosen; codes alone are in the choice itself. */
export function lineToWire<Line extends QuoteLine>(line: Line) {
  const { degradedIncluded, parts, filters: _, ...others } = line
  return {
    ...others,
    includeDegraded: degradedIncluded,
    filterableProductParameters: parts,
  }
}
