import type { ChartOf, FigureOf, PartOf } from '#statistics/domain/figures'

const MOST_NAMED = 4

/** What each series of a chart adds up to, over all of its bars. */
export const partsOfSeries = ({ series, bars }: ChartOf): PartOf[] =>
  series.map((id, at) => ({
    id,
    value: bars.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  }))

/** The largest bars, and what of the whole is left beside them. */
export function partsOfLargest({ bars }: ChartOf, whole: number): PartOf[] {
  const named = bars.slice(0, MOST_NAMED).map(({ id, label, values, href }): PartOf => {
    return { id, label, href, value: values.reduce((sum, value) => sum + value, 0) }
  })
  const other = whole - named.reduce((sum, { value }) => sum + value, 0)
  return other > 0 ? [...named, { id: 'other', value: other }] : named
}

/** Some of the figures, as parts of what they come to together. */
export const partsOfFigures = (figures: readonly FigureOf[], ids: readonly string[]): PartOf[] =>
  ids.map((id) => ({ id, value: valueOf(figures, id) }))

export const valueOf = (figures: readonly FigureOf[], id: string): number =>
  figures.find((figure) => figure.id === id)?.value ?? 0

/** Those that are something; one alone is the whole, and no share. */
export function sharesOf(parts: readonly PartOf[]): PartOf[] {
  const some = parts.filter(({ value }) => value > 0)
  return some.length > 1 ? some : []
}
