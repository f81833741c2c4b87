import logger from '@adonisjs/core/services/logger'
import { failpoint } from '#shared/failpoints'
import { acquireReport, type LeasedReport } from '#reports/actions/make/acquire_report'
import { completeReport } from '#reports/actions/make/complete_report'
import { drawFiles } from '#reports/actions/make/draw_files'
import { failReport } from '#reports/actions/make/fail_report'
import { gatherContent } from '#reports/actions/make/gather_content'
import { LeaseLost, noteStep } from '#reports/actions/make/note_step'
import { ReportProblem } from '#reports/domain/report_problem'

/** Makes the report whose turn it is; answers its number, or null where none waits. */
export async function makeNextReport(): Promise<number | null> {
  const report = await acquireReport()
  if (!report) return null
  try {
    await make(report)
  } catch (error) {
    if (!(error instanceof LeaseLost)) await settle(report, error)
  }
  return report.id
}

async function make(report: LeasedReport): Promise<void> {
  await failpoint('report.after_acquire')
  const content = await gatherContent(report)
  await failpoint('report.after_gather')
  await noteStep(report, 'drawing')
  const files = await drawFiles(content)
  await failpoint('report.after_draw')
  await noteStep(report, 'signing')
  await completeReport(report, files)
}

async function settle(report: LeasedReport, error: unknown): Promise<void> {
  if (error instanceof ReportProblem) {
    const { code, params, isPermanent } = error
    return failReport(report, { code, params }, isPermanent)
  }
  logger.error({ err: error, report: report.id }, 'a report could not be made')
  await failReport(report, { code: 'reports.failures.unexpected' }, false)
}
