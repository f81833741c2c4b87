import type { Asked } from '#statistics/domain/asked'
import { comparedSpan } from '#statistics/domain/compared'
import type { ChartOf } from '#statistics/domain/figures'
import { heldOverTime } from '#statistics/queries/held_over_time'
import { chartOverTime, comparedFigures } from '#statistics/queries/over_time'
import { subscriberSums, type TypeSums } from '#statistics/queries/subscriber_sums'

const SERIES = ['active', 'trial', 'upcoming', 'ended'] as const
const MOST_BARS = 12

const total = (series: (typeof SERIES)[number]) => ({
  of: (types: readonly TypeSums[]) => types.reduce((sum, type) => sum + type[series], 0),
  isMoney: false,
  isOfToday: true,
})

const FIGURES = {
  subscriptions: {
    of: (types: readonly TypeSums[]) => types.reduce((sum, type) => sum + countOf(type), 0),
    isMoney: false,
  },
  types: { of: (types: readonly TypeSums[]) => types.length, isMoney: false },
  active: total('active'),
  trial: total('trial'),
  upcoming: total('upcoming'),
  ended: total('ended'),
}

export const subscriberFigures = (asked: Asked) => comparedFigures(asked, subscriberSums, FIGURES)

export async function subscriberChart(asked: Asked): Promise<ChartOf> {
  const compared = comparedSpan(asked)
  const [types, before] = await Promise.all([
    subscriberSums(asked),
    compared && subscriberSums({ ...asked, ...compared }),
  ])
  const earlier = before && new Map(before.map((type) => [type.id, countOf(type)]))
  const bars = types.slice(0, MOST_BARS).map((type) => ({
    ...{ id: String(type.id), label: type.type, values: SERIES.map((one) => type[one]) },
    ...(earlier && { before: earlier.get(type.id) ?? 0 }),
  }))
  return { kind: 'ranked', step: 'day', series: [...SERIES], isMoney: false, bars }
}

/** How many are held over time, each bar by its last day; whoever holds two types counts twice. */
export const heldChart = (asked: Asked): Promise<ChartOf> =>
  chartOverTime(asked, {
    series: ['held'],
    isMoney: false,
    read: heldOverTime,
    valuesOf: ([bar]) => [bar?.held ?? 0],
  })

const countOf = (type: TypeSums) => SERIES.reduce((sum, one) => sum + type[one], 0)
