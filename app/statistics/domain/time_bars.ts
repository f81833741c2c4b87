import type { BarOf } from '#statistics/domain/figures'
import { barsOf, spanOfBar, type Span, type Step } from '#statistics/domain/span'

/** A bar for each stretch of a span, empty where nothing was found, so that gaps are seen. */
export function timeBars<Found extends { bar: string }>(
  span: Span,
  step: Step,
  found: readonly Found[],
  valuesOf: (rows: readonly Found[]) => number[]
): BarOf[] {
  const rowsOf = Map.groupBy(found, ({ bar }) => bar)
  return barsOf(span, step).map((bar) => {
    const { from, to } = spanOfBar(bar, step, span)
    return { id: bar.iso, from: from.iso, to: to.iso, values: valuesOf(rowsOf.get(bar.iso) ?? []) }
  })
}
