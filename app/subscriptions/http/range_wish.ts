import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import type { OpenRange } from '#subscriptions/domain/entitlement'
import { judgeTerms, judgeVisibility, type RangeTerms } from '#subscriptions/domain/range_terms'

type Sent = Day | undefined
type Day = string | number | null

export type SentVisibility = { visibilityStartDate?: Sent; visibilityEndDate?: Sent }
export type SentRange = SentVisibility & {
  startDate?: Sent
  endDate?: Sent
  actualStartDate?: Sent
  trial?: boolean
}

const FIELDS = [
  ...(['startDate', 'endDate', 'actualStartDate'] as const),
  ...(['visibilityStartDate', 'visibilityEndDate'] as const),
]

type Days = Record<(typeof FIELDS)[number], CalendarDay | null>

/** The days that were sent, each null where it is open; a text that is no day is refused at its field. */
export function readDays(sent: SentRange): Result<Days> {
  const wrong = firstWrong(sent)
  if (wrong) return wrong
  return ok(Object.fromEntries(FIELDS.map((name) => [name, dayIn(sent[name])])) as Days)
}

/** A date range out of what was sent; 0 and nothing are open, and a text that is no day is refused at its field. */
export function readRangeWish(sent: SentRange): Result<RangeTerms> {
  const wrong = firstWrong(sent)
  if (wrong) return wrong
  return judgeTerms({
    days: { from: dayIn(sent.startDate), until: dayIn(sent.endDate) },
    visible: visibilityIn(sent),
    actualStart: dayIn(sent.actualStartDate),
    isTrial: sent.trial ?? false,
  })
}

export function readVisibility(sent: SentVisibility): Result<OpenRange> {
  return firstWrong(sent) ?? judgeVisibility(visibilityIn(sent))
}

const visibilityIn = (sent: SentVisibility): OpenRange => ({
  from: dayIn(sent.visibilityStartDate),
  until: dayIn(sent.visibilityEndDate),
})

function firstWrong(sent: SentRange) {
  const field = FIELDS.find((name) => !isOpen(sent[name]) && !isKept(sent[name]))
  return field && refuse(noDay(sent[field] ?? '', 'entitlements.errors.day'), { field })
}

const isOpen = (sent: Sent) => ['', '0'].includes(String(sent ?? '').trim())

/** Years that the interfaces can write: 1000 to 9999. */
const isKept = (sent: Sent) => {
  const day = readTypedDay(sent ?? '')
  return day !== null && !day.isBefore(CalendarDay.of(1000, 1, 1))
}

const dayIn = (sent: Sent) => (isOpen(sent) ? null : readTypedDay(sent ?? ''))
