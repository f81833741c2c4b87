import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ISO_DAY } from '#shared/domain/calendar_day'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { Arrivals, NoticeMails, Notices, ProductArrivals, Status } = controllers.arrivals

export default function pages() {
  router.get('/status', [Status, 'show']).as('arrivals.status')

  router
    .group(() => {
      router.get('/', [Arrivals, 'index']).as('index')
      router.get('/export', [Arrivals, 'export']).as('export')
      router.get('/mornings/:morning', [Arrivals, 'index']).as('morning')
      router.get('/mornings/:morning/export', [Arrivals, 'export']).as('morning.export')
      router.get('/products/:product', [ProductArrivals, 'index']).as('product')
      router.get('/products/:product/export', [ProductArrivals, 'export']).as('product.export')
      router.get('/notices', [Notices, 'index']).as('notices')
      router.get('/notices/export', [Notices, 'export']).as('notices.export')
    })
    .prefix('/admin/arrivals')
    .where('morning', ISO_DAY)
    .as('arrivals')
    .use(middleware.scope({ all: ['products.read'] }))

  router
    .group(() => {
      router.post('/', [Notices, 'store']).as('store')
      router.put('/:notice', [Notices, 'update']).as('update')
      router.post('/:notice/end', [Notices, 'end']).as('end')
      router.post('/:notice/mails', [NoticeMails, 'store']).as('mails.store')
      router.delete('/:notice/mails', [NoticeMails, 'destroy']).as('mails.destroy')
    })
    .prefix('/admin/arrivals/notices')
    .where('notice', rowId)
    .as('arrivals.notices')
    .use(middleware.scope({ all: ['products.write'] }))
}
