import router from '@adonisjs/core/services/router'
import { deliveryRoutes } from '#delivery'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { throttle } from '#shared/http/throttle'
import { middleware } from '#start/kernel'
import { reportReference } from '#reports/domain/report_reference'

const { CsdrReports, Lookups, MyReports, ReportFiles, ReportRestarts } = controllers.reports

const FILE = /^(pdf|pdf_en|pdf_de|xlsx|csv)$/

const guard = middleware.scope({ all: ['reports.write'] })
const { proofs } = deliveryRoutes({
  referenceOf: ({ params }) => reportReference(Number(params.report)),
  may: { grantFiles: guard, readLinks: guard, writeLinks: guard },
})

export default function reportPages() {
  router
    .group(() => {
      router.get('/', [MyReports, 'index']).as('index')
      router.get('/summary', [MyReports, 'summary']).as('summary')
      router.get('/new', [MyReports, 'create']).as('create')
      router.post('/', [MyReports, 'store']).as('store')
      router.get('/lookup', [Lookups, 'show']).as('lookup').use(typingThrottle())
      router.post('/:report/restart', [ReportRestarts, 'store']).as('restart')
      router.get('/:report/files/:kind', [ReportFiles, 'show']).where('kind', FILE).as('file')
      router.group(proofs).prefix('/:report').as('proofs')
    })
    .prefix('/my-account/my-reports')
    .where('report', rowId)
    .as('reports')
    .use(middleware.auth())

  router
    .group(() => {
      router.get('/', [CsdrReports, 'show']).as('csdr.show')
      router.post('/', [CsdrReports, 'store']).as('csdr.store')
    })
    .prefix('/my-account/csdr')
    .as('reports')
    .use(middleware.auth())
}

/** Every pause in typing asks once. */
const typingThrottle = () => throttle('report_lookups', { requests: 240, every: '1 minute' })
