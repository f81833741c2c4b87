import { ownedPapers, supplyNames } from '#billing'
import { dayWatchers } from '#catalogue'
import { deliveryOwners } from '#delivery'
import { supplyName } from '#reports/actions/month_end/supply_name'
import { watchDays } from '#reports/actions/securities/watch_days'
import { REPORTS } from '#reports/domain/report_reference'
import { countReportsOf } from '#reports/queries/count_reports_of'
import { ownInvoices } from '#reports/queries/own_invoices'
import { accountTopics } from '#shared/account_topics'
import { ReportDeliveries } from '#reports/gateways/report_deliveries'

export default [
  accountTopics.by('reports', {
    figures: async (userId) => ({ reports: await countReportsOf(userId) }),
  }),
  deliveryOwners.by(REPORTS, new ReportDeliveries()),
  dayWatchers.by('reports', watchDays),
  ownedPapers.by('reports', ownInvoices),
  supplyNames.by(REPORTS, supplyName),
]
