import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Asked } from '#statistics/domain/asked'
import { comparedSpan, comparedStarts, startsOf } from '#statistics/domain/compared'
import { figuresOf, type ChartOf, type FigureOf, type Picked } from '#statistics/domain/figures'
import { stepOf } from '#statistics/domain/span'
import { timeBars, type OfBar } from '#statistics/domain/time_bars'

/** The number of the bar that a day lies in, counted from 1, by where the bars begin. */
export const barOf = (day: string) => `width_bucket(${day}, ?::date[])`

export const isoDays = (days: readonly CalendarDay[]) => days.map(({ iso }) => iso)

type Described<Found> = Pick<ChartOf, 'series' | 'isMoney'> & {
  read: (asked: Asked, starts: readonly CalendarDay[]) => Promise<Found[]>
  valuesOf: (rows: readonly Found[]) => number[]
}

/** Bars over what is asked, each beside the days that it is compared with. */
export async function chartOverTime<Found extends OfBar>(
  asked: Asked,
  { series, isMoney, read, valuesOf }: Described<Found>
): Promise<ChartOf> {
  const step = stepOf(asked)
  const compared = comparedSpan(asked)
  const found = await Promise.all([
    read(asked, startsOf(asked, step)),
    ...(compared ? [read({ ...asked, ...compared }, comparedStarts(asked, step))] : []),
  ])
  const bars = timeBars({ span: asked, step }, found as [Found[], Found[]?], valuesOf)
  return { kind: 'time', step, series, isMoney, bars }
}

export async function comparedFigures<Sums>(
  asked: Asked,
  read: (asked: Asked) => Promise<Sums>,
  picked: Picked<Sums>
): Promise<FigureOf[]> {
  const compared = comparedSpan(asked)
  const [now, before] = await Promise.all([
    read(asked),
    compared && read({ ...asked, ...compared }),
  ])
  return figuresOf(now, before, picked)
}
