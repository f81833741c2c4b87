import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { DraftPublications, ExcludedCountries, ManagedProducts, ProductDrafts } =
  controllers.catalogue.admin.products

export default function manageProducts() {
  router
    .group(() => {
      router.get('/', [ManagedProducts, 'index']).as('index')
      router.get('/export', [ManagedProducts, 'export']).as('export')
      router.get('/:id', [ManagedProducts, 'show']).as('show')
    })
    .prefix('/admin/manage-products')
    .where('id', rowId)
    .as('catalogue.admin.products')
    .use(middleware.scope({ all: ['products.read'] }))

  router
    .group(() => {
      router.put('/:id/countries', [ExcludedCountries, 'update']).as('countries')
      router.put('/:id/draft', [ProductDrafts, 'update']).as('draft')
      router.delete('/:id/draft', [ProductDrafts, 'destroy']).as('draft.discard')
      router.post('/:id/draft/publish', [DraftPublications, 'store']).as('draft.publish')
      router.put('/:id/draft/publish', [DraftPublications, 'update']).as('draft.schedule')
      router.post('/:id/drafts/:number/take-back', [ProductDrafts, 'store']).as('draft.take_back')
    })
    .prefix('/admin/manage-products')
    .where('id', rowId)
    .where('number', rowId)
    .as('catalogue.admin.products')
    .use(middleware.scope({ all: ['products.read', 'products.write'] }))
}
