import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { DownloadShelves, OfferedFilePlaces, OfferedFiles } = controllers.catalogue.admin
const { ProductSamples } = controllers.catalogue.admin.products

/** Files of the download centre and samples of products: kept by those who write products. */
export default function offeredFiles() {
  const mayRead = middleware.scope({ all: ['products.read'] })
  router
    .get('/admin/download-centre', [DownloadShelves, 'index'])
    .as('catalogue.admin.download_centre')
    .use(mayRead)
  router
    .get('/admin/manage-products/:product/samples', [ProductSamples, 'index'])
    .as('catalogue.admin.product_samples')
    .use(mayRead)
  router
    .get('/admin/offered-files/:id', [OfferedFiles, 'show'])
    .where('id', rowId)
    .as('catalogue.admin.offered_files.show')
    .use(mayRead)

  router
    .group(() => {
      router.post('/', [OfferedFiles, 'store']).as('store')
      router.put('/:id', [OfferedFiles, 'update']).as('update')
      router.delete('/:id', [OfferedFiles, 'destroy']).as('destroy')
      router.put('/:id/place', [OfferedFilePlaces, 'update']).as('place')
    })
    .prefix('/admin/offered-files')
    .where('id', rowId)
    .as('catalogue.admin.offered_files')
    .use(middleware.scope({ all: ['products.read', 'products.write'] }))
}
