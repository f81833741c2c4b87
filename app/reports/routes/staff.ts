import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { admin, Lookups } = controllers.reports

const FILE = /^(pdf|pdf_en|pdf_de|xlsx|csv)$/

export default function reportStaff() {
  router
    .group(() => {
      router.get('/', [admin.Reports, 'index']).as('index')
      router.get('/export', [admin.Reports, 'export']).as('export')
      router.get('/month-end', [admin.MonthEnds, 'show']).as('month_end')
      router.get('/:report/files/:kind', [admin.ReportFiles, 'show']).where('kind', FILE).as('file')
    })
    .prefix('/admin/manage-reports')
    .where('report', rowId)
    .as('reports.staff')
    .use(middleware.scope({ all: ['reports.read'] }))

  router
    .group(() => {
      router.get('/new', [admin.Reports, 'create']).as('create')
      router.get('/customers', [admin.Customers, 'index']).as('customers')
      router.post('/', [admin.Reports, 'store']).as('store')
      router.get('/lookup', [Lookups, 'show']).as('lookup')
      router.put('/:report', [admin.Reports, 'update']).as('update')
      router.post('/:report/restart', [admin.ReportRestarts, 'store']).as('restart')
    })
    .prefix('/admin/manage-reports')
    .where('report', rowId)
    .as('reports.staff')
    .use(middleware.scope({ all: ['reports.read', 'reports.write'] }))
}
