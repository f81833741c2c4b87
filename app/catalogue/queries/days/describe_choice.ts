import type { DayRange } from '#shared/domain/day_range'
import { MARKS, planMark, type Mark, type MarkPlan } from '#catalogue/domain/day_mark'
import { arrivalsWithin, type DayArrival } from '#catalogue/ports/day_arrivals'
import { owedRanges } from '#catalogue/ports/owed_days'
import { filesWithin, notesWithin } from '#catalogue/queries/days/days_within'
import { markableDays } from '#catalogue/queries/days/markable_days'
import { whyOf } from '#catalogue/queries/days/why_of'
import type { ProductRow } from '#catalogue/queries/product_rows'

/** What a mark would do: days, their files and size, and what stays because somebody waits for it. */
export type MarkPreview = { days: number; files: number; bytes: number; kept: MarkPlan['kept'] }

/** No more days that stay are named. */
const MOST_KEPT = 5

export async function describeChoice(product: ProductRow, range: DayRange) {
  const { id } = product
  const span = { productId: id, ...range.toJSON() }
  const [found, held, files, notes, arrivals] = await Promise.all([
    markableDays(null, id, range),
    owedRanges(id, null),
    filesWithin(id, range),
    notesWithin(id, range),
    arrivalsWithin(span),
  ])
  const previews = MARKS.map((mark) => [mark, previewOf(planMark(mark, found, held))] as const)
  const counted = found.filter(({ files: count }) => count > 0)
  return {
    ...range.toJSON(),
    calendarDays: found.length,
    tradingDays: found.filter(({ isTrading }) => isTrading).length,
    daysWithFiles: counted.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    why: range.calendarDays === 1 ? await whyOf(product, found[0]!, { files, notes }) : null,
    files: files.map((file) => ({ ...file, at: file.at.toISOString() })),
    notes,
    markedDays: notes.filter(({ mark }) => mark !== null).length,
    arrivals: arrivals
      .filter(({ status }) => range.calendarDays === 1 || !isCalm(status))
      .map(written),
    previews: Object.fromEntries(previews) as Record<Mark, MarkPreview>,
  }
}

const written = ({ day, status, dueAt, arrivedAt }: DayArrival) => ({
  ...{ day, status, dueAt: dueAt.toISOString(), arrivedAt: arrivedAt?.toISOString() ?? null },
})

const isCalm = (status: string) => status === 'Arrived' || status === 'Expected'

const previewOf = ({ days, kept }: MarkPlan): MarkPreview => ({
  days: days.length,
  files: days.reduce((sum, { files }) => sum + files, 0),
  bytes: days.reduce((sum, { bytes }) => sum + bytes, 0),
  kept: kept.slice(0, MOST_KEPT),
})
