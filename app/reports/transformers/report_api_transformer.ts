import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import { FILE_KINDS, REPORT_STATES } from '#reports/domain/report_state'
import type { ListedReport } from '#reports/lists/report_list'

const { about, flag, integer, listOf, named, nullable, object, oneOf, text } = is

const asked = named(
  'ReportIsin',
  object({
    isin: about(text, 'ISIN, or common code with nine digits, as it was asked for.'),
    isAvailable: about(flag, 'Whether it was held on the day; only that is charged.'),
  })
)

const TERMS = 'Of the terms in force when it was asked for; null where that was not kept yet.'
const LINK =
  'Address of the PDF in the language of the customer; null until the report is completed.'

const own = {
  id: integer,
  date: [about(is.wireDay, 'Day of the holdings.'), ({ day }: ListedReport) => wireDayOf(day)],
  isins: [
    listOf(asked),
    ({ isins }: ListedReport) => isins.map(({ isin, isAvailable }) => ({ isin, isAvailable })),
  ],
  created: [is.moment, ({ createdAt }: ListedReport) => createdAt.toISOString()],
  price: [is.euros, ({ priceCents }: ListedReport) => eurosToWire(priceCents)],
  discount: [is.euros, ({ discountCents }: ListedReport) => eurosToWire(discountCents)],
  totalPrice: [is.euros, ({ totalCents }: ListedReport) => eurosToWire(totalCents)],
  state: oneOf(REPORT_STATES),
  termsVersion: about(nullable(text), TERMS),
  reportLink: [about(nullable(text), LINK), linkOf],
} as const

const version = about(integer, 'Counts the changes of staff.')

export function linkOf({ id, files }: Pick<ListedReport, 'id' | 'files'>): string | null {
  return files.length > 0 ? fileOf(id, 'pdf') : null
}

const fileOf = (id: number, kind: string) => `${appUrl}/api/v1/reports/${id}/files/${kind}`

const ownFields = fieldsOf<ListedReport>()(own)
const fields = fieldsOf<ListedReport>()({
  ...{ id: own.id, email: text, date: own.date, isins: own.isins, created: own.created },
  ...{ price: own.price, discount: own.discount, totalPrice: own.totalPrice, state: own.state },
  ...{ termsVersion: own.termsVersion, reportLink: own.reportLink, version },
})

const fileFields = fieldsOf<ListedReport['files'][number] & { reportId: number }>()({
  kind: oneOf(FILE_KINDS),
  name: text,
  bytes: integer,
  sha256: text,
  link: [about(text, 'It opens with the token.'), ({ reportId, kind }) => fileOf(reportId, kind)],
})

const detailFields = fieldsOf<ListedReport>()({
  ...{ ...own, version },
  files: [
    about(listOf(named('ReportFile', fileFields.schema)), 'None until the report is completed.'),
    ({ id, files }) => files.map((file) => fileFields.of({ ...file, reportId: id })),
  ],
})

export const reportDetailSchema = named('ReportDetail', detailFields.schema)

/** Of one customer: without the address. */
export const ownReportSchema = named('OwnReport', ownFields.schema)
export const reportSchema = named('Report', fields.schema)

export default class ReportApiTransformer extends BaseTransformer<ListedReport> {
  toObject() {
    return fields.of(this.resource)
  }

  forCustomer() {
    return ownFields.of(this.resource)
  }

  withFiles() {
    return detailFields.of(this.resource)
  }
}
