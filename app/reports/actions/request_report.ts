import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { sendJob } from '#shared/jobs'
import { termsToday } from '#shared/terms_today'
import { MOST_ENTRIES } from '#reports/domain/entries'
import { listProblem, type JudgedEntry } from '#reports/domain/judged_entry'
import { makeReportJob } from '#reports/jobs/make_report_job'
import { judgeText } from '#reports/queries/judge_text'
import { reportProduct, type ReportProduct } from '#reports/queries/report_product'
import { refuseDay } from '#reports/queries/refuse_day'

export type ReportWish = {
  user: { id: number; company: string; email: string; locale: 'en' | 'de' }
  day: CalendarDay
  /** Entries as they were typed or sent. */
  text: string
  actor: Actor
  isOnBehalf: boolean
}

/** Asks for a report at the price of today; what was not held on the day is not charged. */
export async function requestReport(wish: ReportWish): Promise<Result<{ id: number }>> {
  const product = await reportProduct()
  if (!product || product.priceCents === null) return refuse('reports.errors.no_product')
  const noDay = await refuseDay(product.id, wish.day)
  if (noDay) return noDay
  const judged = await judgeText(product.id, wish.text, wish.day)
  const problem = listProblem(judged, MOST_ENTRIES)
  if (problem) return refuse(problem, { field: 'isins' })
  const entries = judged.filter(({ verdict }) => verdict !== 'merged')
  if (!entries.some(isAvailable)) {
    return refuse('reports.errors.nothing_held', { field: 'isins', status: 409 })
  }
  return ok({ id: await transaction((trx) => insert(trx, wish, { product, entries })) })
}

const isAvailable = ({ verdict }: JudgedEntry) => verdict === 'available'

type Priced = { product: ReportProduct; entries: JudgedEntry[] }

async function insert(
  trx: TransactionClientContract,
  { user, day, actor, isOnBehalf }: ReportWish,
  { product, entries }: Priced
): Promise<number> {
  const unitCents = product.priceCents!
  const priceCents = entries.filter(isAvailable).length * unitCents
  const [made] = await rows<{ id: number }>(
    trx,
    `insert into reports (user_id, product_id, day, locale, licensee, unit_price_cents, price_cents,
        requested_by_id, requested_by, is_on_behalf, terms_version)
     values (?, ?, ?::date, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    [
      ...[user.id, product.id, day.iso, user.locale, user.company || user.email, unitCents],
      ...[priceCents, actor.id, actor.label, isOnBehalf, termsToday().version],
    ]
  )
  const { id } = made!
  await insertEntries(trx, id, entries)
  await recordAudit(trx, {
    ...{ actor, isNew: true, subject: { type: 'report', id }, action: 'report.requested' },
    after: { day: day.iso, isins: entries.map(({ code }) => code), priceCents },
  })
  await sendJob(trx, makeReportJob, { reportId: id })
  return id
}

const insertEntries = (trx: TransactionClientContract, id: number, entries: JudgedEntry[]) =>
  rows(
    trx,
    `insert into report_isins (report_id, position, entry, isin, common_code, name, is_available)
     select :id, place, entry, isin, "commonCode", name, verdict = 'available'
       from rows from (jsonb_to_recordset(:entries::jsonb) as (code text, isin text,
              "commonCode" text, name text, verdict text)) with ordinality
              as sent (entry, isin, "commonCode", name, verdict, place)`,
    { id, entries: JSON.stringify(entries) }
  )
