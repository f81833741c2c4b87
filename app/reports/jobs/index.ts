import { handleJob, scheduleJob } from '#shared/jobs'
import { makeNextReport } from '#reports/actions/make/make_next_report'
import { sweepReports } from '#reports/actions/make/sweep_reports'
import { endMonth } from '#reports/actions/month_end/end_month'
import { tellMonthEnd } from '#reports/actions/month_end/tell_month_end'
import { readDays } from '#reports/actions/securities/read_days'
import { makeReportJob } from '#reports/jobs/make_report_job'
import { readDaysJob } from '#reports/jobs/read_days_job'

handleJob(makeReportJob, () => makeNextReport())
handleJob(readDaysJob, ({ productId }) => readDays(productId))

scheduleJob('reports.sweep', 5, sweepReports)
scheduleJob('reports.month_end', 3_600, () => endMonth())
scheduleJob('reports.tell_month_end', 3_600, () => tellMonthEnd())
