import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { STATISTICS_QUERY } from '#shared/http/statistics_query'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { waitUntil } from '#shared/http/wait_parameter'
import { CURSOR } from '#shared/lists/describe_question'
import { middleware } from '#start/kernel'
import { TYPES_OF_FILES } from '#reports/domain/report_state'
import { reportList } from '#reports/lists/report_list'
import { MOST_ROWS } from '#reports/queries/report_statistics'
import {
  ownReportSchema,
  reportDetailSchema,
  reportSchema,
} from '#reports/transformers/report_api_transformer'
import { statisticsSchema } from '#reports/transformers/statistics_api'
import { summarySchema } from '#reports/transformers/summary_api_transformer'
import {
  apiDiscountValidator,
  apiReportOnBehalfValidator,
  apiReportValidator,
} from '#reports/validators/report_api'

const { api } = controllers.reports
const call = callsOf('Reports')

const RULES =
  'At most 10 ISINs or common codes, each with a right check digit; a common code is filled with ' +
  'zeros to nine digits, and one that stands twice counts once. What was not held on the day is ' +
  'not charged. Securities of the United States need their common code before 28 March 2024.'

const SPAN_QUERY = {
  ...STATISTICS_QUERY,
  page: is.about(is.integer, 'Page, beginning with 1.'),
  cursor: CURSOR,
  limit: {
    ...is.about(is.integer, 'Rows in an answer; 10,000 unless sent.'),
    maximum: MOST_ROWS,
  },
}

const REPORT_TYPES = [...new Set(Object.values(TYPES_OF_FILES))]

const NOTHING = 'None of them was held on that day.'

const ON_BEHALF = {
  description: RULES,
  body: apiReportOnBehalfValidator,
  answer: reportSchema,
  status: 201,
  refusals: { 409: NOTHING },
} as const

export default function reportsCalls() {
  router
    .group(() => {
      call(router.get('/reports', [api.Reports, 'index']).as('index'), {
        summary: 'The single-ISIN reports of all customers',
        query: reportList,
        answer: is.pageOf(reportSchema),
      })
    })
    .prefix('/api/v1')
    .as('api.reports')
    .use(middleware.scope({ all: ['reports.read'] }))

  router
    .group(() => {
      call(router.get('/stats/reports', [api.ReportStatistics, 'index']).as('statistics'), {
        summary: 'What completed reports brought in, without VAT',
        description: 'By the day on which they were asked for.',
        query: SPAN_QUERY,
        answer: statisticsSchema,
      })
    })
    .prefix('/api/v1')
    .as('api.reports')
    .use(middleware.scope({ all: ['stats.read'] }))

  router
    .group(() => {
      call(router.post('/on-behalf', [api.Reports, 'store']).as('on_behalf'), {
        summary: 'Asks for a report on behalf of a customer',
        ...ON_BEHALF,
      })
      call(router.post('/', [api.Reports, 'store']).as('store'), {
        summary: 'Creates a report on behalf of a customer',
        ...ON_BEHALF,
      })
      call(router.put('/:report', [api.Reports, 'update']).as('update'), {
        summary: 'Sets the discount of a report',
        description: 'In euros, between 0 and the price.',
        body: apiDiscountValidator,
        answer: reportSchema,
        refusals: { 409: 'The report is invoiced, or its discount has changed meanwhile.' },
      })
    })
    .prefix('/api/v1/reports')
    .where('report', rowId)
    .as('api.reports')
    .use(middleware.scope({ all: ['reports.read', 'reports.write'] }))

  router
    .group(() => {
      call(router.get('/by-user/:user', [api.UserReports, 'index']).as('of_user'), {
        summary: 'The single-ISIN reports of a customer',
        description: 'Own ones; those of others need `reports.read`.',
        query: reportList,
        answer: is.pageOf(ownReportSchema),
      })
      call(router.post('/by-user/:user', [api.UserReports, 'store']).as('ask'), {
        summary: 'Asks for a report',
        description:
          `${RULES} An own one needs an active subscription to reports; for others \`reports.write\` ` +
          'is needed.',
        body: apiReportValidator,
        answer: ownReportSchema,
        status: 201,
        refusals: { 403: 'The subscription is not active.', 409: NOTHING },
      })
      call(
        router.get('/by-user/:user/monthlySummary', [api.UserReports, 'summary']).as('summary'),
        {
          summary: 'What a customer pays for reports, by month',
          description: 'Completed reports; own ones, those of others need `reports.read`.',
          answer: is.pageOf(summarySchema),
        }
      )
      call(router.get('/:report', [api.Reports, 'show']).as('show'), {
        summary: 'One report with its state and its files',
        description: 'Own reports; those of others need `reports.read`.',
        query: waitUntil('the report is made or has failed'),
        answer: reportDetailSchema,
      })
      call(
        router
          .get('/:report/files/:kind', [api.Reports, 'file'])
          .where('kind', /^(pdf|pdf_en|pdf_de|xlsx|csv)$/)
          .as('file'),
        {
          summary: 'A file of a report',
          description:
            'Own reports; those of others need `reports.read`. `pdf` is the one in the language of ' +
            'the caller.',
          file: REPORT_TYPES,
          tagged: 'whole',
        }
      )
    })
    .prefix('/api/v1/reports')
    .where('user', personId)
    .where('report', rowId)
    .as('api.reports')
    .use(middleware.auth())
}
