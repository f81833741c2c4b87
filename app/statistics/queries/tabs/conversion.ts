import type { Asked } from '#statistics/domain/asked'
import { comparedSpan } from '#statistics/domain/compared'
import { PART_OF, shareOf, STEPS, type ConversionSums } from '#statistics/domain/conversion'
import { figuresOf, type ChartOf, type FigureOf } from '#statistics/domain/figures'
import { conversionSums } from '#statistics/queries/conversion/conversion_sums'

const PICKED = {
  ...Object.fromEntries(
    STEPS.map((step) => [step, { of: (sums: ConversionSums) => sums[step], isMoney: false }])
  ),
  price: { of: ({ priceCents }: ConversionSums) => priceCents, isMoney: true },
}

/** How many came to each step, and which part that is of those before; what was ordered in money. */
export async function conversionFigures(asked: Asked): Promise<FigureOf[]> {
  const [now, before] = await bothOf(asked)
  const figures = figuresOf(now, before, PICKED)
  return figures.map((figure) => {
    const step = STEPS.find((one) => one === figure.id)
    const of = step && PART_OF[step]
    if (!step || !of) return figure
    const earlier = before && shareOf(before, step)
    return { ...figure, share: { of, now: shareOf(now, step), before: earlier } }
  })
}

/** One bar for each step. */
export async function conversionChart(asked: Asked): Promise<ChartOf> {
  const [now, before] = await bothOf(asked)
  const bars = STEPS.map((step) => ({
    ...{ id: step, values: [now[step]] },
    ...(before && { before: before[step] }),
  }))
  return { kind: 'steps', step: 'day', series: ['items'], isMoney: false, bars }
}

function bothOf(asked: Asked): Promise<[ConversionSums, ConversionSums | null]> {
  const compared = comparedSpan(asked)
  return Promise.all([conversionSums(asked), compared && conversionSums({ ...asked, ...compared })])
}
