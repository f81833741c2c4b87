import { findDayFile, restoreFromArchive, type DeliverableFile } from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ReportProblem } from '#reports/domain/report_problem'

/** The file of a day, brought back from the archive where it lies there. @throws ReportProblem */
export async function dayFile(productId: number, iso: string): Promise<DeliverableFile> {
  const day = CalendarDay.parse(iso)!
  const file = await findDayFile({ productId, day: iso, part: 1 })
  if (file?.storage === 'archive') {
    await restoreFromArchive(productId, day).catch(() => {
      throw new ReportProblem('reports.failures.archive', { day: day.format() })
    })
    return (await findDayFile({ productId, day: iso, part: 1 }))!
  }
  if (!file) throw new ReportProblem('reports.failures.withdrawn', { day: day.format() }, true)
  return file
}
