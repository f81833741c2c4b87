import { dayWatchers } from '#catalogue'
import { deliveryOwners } from '#delivery'
import { watchDays } from '#reports/actions/securities/watch_days'
import { REPORTS } from '#reports/domain/report_reference'
import { ReportDeliveries } from '#reports/gateways/report_deliveries'

export default [
  deliveryOwners.by(REPORTS, new ReportDeliveries()),
  dayWatchers.by('reports', watchDays),
]
