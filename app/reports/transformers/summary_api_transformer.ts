import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import type { SummaryMonth, SummaryReport } from '#reports/queries/monthly_summary'
import { linkOf } from '#reports/transformers/report_api_transformer'

const { about, flag, integer, listOf, named, nullable, text } = is

const report = fieldsOf<SummaryReport>()({
  id: integer,
  created: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  price: [is.euros, ({ priceCents }) => eurosToWire(priceCents)],
  discount: [is.euros, ({ discountCents }) => eurosToWire(discountCents)],
  totalPrice: [is.euros, ({ totalCents }) => eurosToWire(totalCents)],
  reportLink: [nullable(text), linkOf],
  isReportVisible: [
    about(flag, 'Whether its files can be fetched.'),
    ({ files }) => files.length > 0,
  ],
})

const fields = fieldsOf<SummaryMonth>()({
  month: about(text, 'Month in which the reports were completed, YYYY-MM.'),
  totalAmount: [is.euros, ({ totalCents }) => eurosToWire(totalCents)],
  reports: [
    listOf(named('SummaryReport', report.schema)),
    ({ reports }) => reports.map((one) => report.of(one)),
  ],
})

export const summarySchema = named('ReportMonth', fields.schema)

export default class SummaryApiTransformer extends BaseTransformer<SummaryMonth> {
  toObject() {
    return fields.of(this.resource)
  }
}
