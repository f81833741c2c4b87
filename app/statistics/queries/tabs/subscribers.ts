import type { Asked } from '#statistics/domain/asked'
import type { ChartOf, FigureOf } from '#statistics/domain/figures'
import { subscriberSums, type TypeSums } from '#statistics/queries/subscriber_sums'

const SERIES = ['active', 'trial', 'upcoming', 'ended'] as const
const MOST_BARS = 12

export async function subscriberFigures(asked: Asked): Promise<FigureOf[]> {
  const types = await subscriberSums(asked)
  const total = (series: (typeof SERIES)[number]) =>
    types.reduce((sum, type) => sum + type[series], 0)
  const all = types.reduce((sum, type) => sum + countOf(type), 0)
  return [
    { id: 'subscriptions', value: all, isMoney: false },
    { id: 'types', value: types.length, isMoney: false },
    ...SERIES.map((id) => ({ id, value: total(id), isMoney: false })),
  ]
}

/** The types that most people hold. */
export async function subscriberChart(asked: Asked): Promise<ChartOf> {
  const types = await subscriberSums(asked)
  const bars = types.slice(0, MOST_BARS).map((type) => ({
    ...{ id: String(type.id), label: type.type, values: SERIES.map((one) => type[one]) },
  }))
  return { kind: 'ranked', step: 'day', series: [...SERIES], isMoney: false, bars }
}

const countOf = (type: TypeSums) => SERIES.reduce((sum, one) => sum + type[one], 0)
