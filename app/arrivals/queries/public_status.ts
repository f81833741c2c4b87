import arrivals from '#config/arrivals'
import app from '@adonisjs/core/services/app'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Locale } from '#shared/i18n'
import type { ArrivalStatus } from '#arrivals/domain/status'
import { NEWEST, newestBy } from '#arrivals/lists/shown_days'
import { publicNotices, type ShownNotice } from '#arrivals/queries/running_notices'

export type StatusLine = {
  code: string
  name: string
  day: string
  status: ArrivalStatus
  dueAt: string
  arrivedAt: string | null
  estimateAt: string | null
  correctedAt: string | null
}

export type PublicStatus = {
  today: string
  asOf: string
  lines: StatusLine[]
  notices: Record<Locale, ShownNotice[]>
}

let kept: { until: number; status: Promise<PublicStatus> } | null = null

/** The newest day of each product that is shown; the same for everybody, and some seconds old. */
export function publicStatus(): Promise<PublicStatus> {
  if (!kept || kept.until < performance.now()) {
    const lifetime = app.inTest ? 0 : arrivals.keptSeconds * 1000
    kept = { until: performance.now() + lifetime, status: readStatus() }
    kept.status.catch(() => (kept = null))
  }
  return kept.status
}

/** What somebody may wait for first. */
const NEEDED_FIRST = `array_position(array['Late', 'Missing', 'Expected'], d.status)`

type Found = Omit<StatusLine, `${string}At`> &
  Record<'dueAt', Date> &
  Record<'arrivedAt' | 'estimateAt' | 'correctedAt', Date | null>

async function readStatus(): Promise<PublicStatus> {
  const today = CalendarDay.today().iso
  const asOf = clock.now().toISO()!
  const found = await rows<Found>(
    null,
    `select p.code, p.name, d.day, d.status, d.due_at as "dueAt", d.arrived_at as "arrivedAt",
            d.estimate_at as "estimateAt", d.corrected_at as "correctedAt"
       from arrival_days d join products p on p.id = d.product_id
      where p.visible and ${NEWEST}
      order by ${NEEDED_FIRST}, lower(p.name), d.product_id, d.day`,
    newestBy(today)
  )
  const notices = { en: await publicNotices('en'), de: await publicNotices('de') }
  return { today, asOf, lines: found.map(lineOf), notices }
}

const lineOf = ({ dueAt, arrivedAt, estimateAt, correctedAt, ...line }: Found): StatusLine => ({
  ...line,
  dueAt: dueAt.toISOString(),
  arrivedAt: arrivedAt?.toISOString() ?? null,
  estimateAt: estimateAt?.toISOString() ?? null,
  correctedAt: correctedAt?.toISOString() ?? null,
})
