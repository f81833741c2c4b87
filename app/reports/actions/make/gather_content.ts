import { CalendarDay } from '#shared/domain/calendar_day'
import { EngineProblem } from '#shared/duckdb'
import { FileMissing } from '#shared/storage'
import { dayFile } from '#reports/actions/make/day_file'
import type { LeasedReport } from '#reports/actions/make/acquire_report'
import { holdingsOf, SumsDiffer, type HoldingRow } from '#reports/domain/holdings'
import type { ReportContent } from '#reports/domain/report_content'
import { ReportProblem } from '#reports/domain/report_problem'
import { readHoldings } from '#reports/gateways/read_holdings'
import { dayBeforeMonth } from '#reports/queries/day_before_month'
import { entriesOf } from '#reports/queries/entries_of'

/** Reads what a report says: its day, and the last day of the month before. @throws ReportProblem */
export async function gatherContent(report: LeasedReport): Promise<ReportContent> {
  const { id, productId, day, licensee, locale, createdAt } = report
  const entries = await entriesOf(id)
  const isins = entries.flatMap(({ isin, isAvailable }) => (isAvailable && isin ? [isin] : []))
  const comparedWith = await dayBeforeMonth(productId, day)
  const [now, before] = await Promise.all([
    linesOf(productId, day, isins),
    comparedWith ? linesOf(productId, comparedWith, isins) : [],
  ])
  const securities = added(isins, now, before)
  if (securities.length !== isins.length) throw changed(day)
  return {
    ...{ id, day, comparedWith, licensee, locale, securities, requestedAt: createdAt },
    missing: entries.filter(({ isAvailable }) => !isAvailable).map(({ entry }) => entry),
  }
}

async function linesOf(productId: number, day: string, isins: string[]): Promise<HoldingRow[]> {
  const { key } = await dayFile(productId, day)
  try {
    return await readHoldings(key, isins)
  } catch (error) {
    if (!(error instanceof EngineProblem) && !(error instanceof FileMissing)) throw error
    throw new ReportProblem('reports.failures.unreadable', { day: written(day) })
  }
}

function added(isins: string[], now: HoldingRow[], before: HoldingRow[]) {
  try {
    return holdingsOf(isins, now, before)
  } catch (error) {
    if (!(error instanceof SumsDiffer)) throw error
    throw new ReportProblem('reports.failures.sums', { isin: error.isin }, true)
  }
}

/** The file was replaced since the request by one that lacks a security. */
const changed = (day: string) =>
  new ReportProblem('reports.failures.changed', { day: written(day) }, true)

const written = (day: string) => CalendarDay.parse(day)!.format()
