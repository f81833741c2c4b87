import type { Asked } from '#statistics/domain/asked'
import { comparedSpan } from '#statistics/domain/compared'
import { PAID, PART_OF, shareOf, STEPS, type ConversionSums } from '#statistics/domain/conversion'
import { figuresOf, type ChartOf, type FigureOf, type TabSums } from '#statistics/domain/figures'
import { ordersOfConversion } from '#statistics/domain/orders_behind'
import { conversionSumsOf } from '#statistics/queries/conversion/conversion_sums'

const PICKED = {
  ...Object.fromEntries(
    STEPS.map((step) => [step, { of: (sums: ConversionSums) => sums[step], isMoney: false }])
  ),
  price: { of: ({ priceCents }: ConversionSums) => priceCents, isMoney: true },
}

/** Both are made of the same sums, which one statement reads for the span and the one it is compared with. */
export async function conversionTab(asked: Asked): Promise<TabSums> {
  const compared = comparedSpan(asked)
  const [now, before = null] = await conversionSumsOf(
    compared ? [asked, { ...asked, ...compared }] : [asked]
  )
  const chart = chartFor(asked, now!, before)
  return { figures: figuresFor(now!, before), chart, trend: null, shares: [] }
}

/** How many came to each step, and which part that is of those before; what was ordered in money. */
function figuresFor(now: ConversionSums, before: ConversionSums | null): FigureOf[] {
  const figures = figuresOf(now, before, PICKED)
  return figures.map((figure) => {
    const step = STEPS.find((one) => one === figure.id)
    const of = step && PART_OF[step]
    if (!step || !of) return figure
    const earlier = before && shareOf(before, step)
    return { ...figure, share: { of, now: shareOf(now, step), before: earlier } }
  })
}

function chartFor(asked: Asked, now: ConversionSums, before: ConversionSums | null): ChartOf {
  const bars = STEPS.map((step) => ({
    ...{ id: step, values: [now[step]] },
    ...(before && { before: before[step] }),
    ...(step === 'ordered' && { href: ordersOfConversion(asked) }),
    ...(step === 'paid' && { href: ordersOfConversion(asked, {}, PAID) }),
  }))
  return { kind: 'steps', step: 'day', series: ['items'], isMoney: false, bars }
}
