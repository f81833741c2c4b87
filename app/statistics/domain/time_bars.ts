import type { BarOf } from '#statistics/domain/figures'
import { barsOf, spanOfBar, type Span, type Step } from '#statistics/domain/span'

/** Sums of the bar with this number, which counts from 1. */
export type OfBar = { bar: number }

/**
 * A bar for each stretch of a span, empty where nothing was found, so that gaps are seen; with what its
 * values add up to in the days that it is compared with.
 */
export function timeBars<Found extends OfBar>(
  { span, step }: { span: Span; step: Step },
  [found, before]: readonly [readonly Found[], (readonly Found[])?],
  valuesOf: (rows: readonly Found[]) => number[]
): BarOf[] {
  const rowsOf = Map.groupBy(found, ({ bar }) => bar)
  const earlierOf = before && Map.groupBy(before, ({ bar }) => bar)
  return barsOf(span, step).map((bar, at) => {
    const { from, to } = spanOfBar(bar, step, span)
    return {
      ...{ id: bar.iso, from: from.iso, to: to.iso, values: valuesOf(rowsOf.get(at + 1) ?? []) },
      ...(earlierOf && { before: sumOf(valuesOf(earlierOf.get(at + 1) ?? [])) }),
    }
  })
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
