import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { Discoveries, Proposals } = controllers.catalogue.admin.discovery

/** From a folder to products: for whoever may write products, since all of it leads there. */
export default function discovery() {
  router
    .group(() => {
      router.get('/', [Discoveries, 'index']).as('index')
      router.post('/', [Discoveries, 'store']).as('store')
      router.get('/:id', [Discoveries, 'show']).as('show')
      router.post('/:id/stop', [Discoveries, 'stop']).as('stop')
      router.get('/:id/:position', [Proposals, 'show']).as('proposal')
      router.put('/:id/:position', [Proposals, 'update']).as('proposal.save')
      router.post('/:id/:position', [Proposals, 'store']).as('proposal.make')
    })
    .prefix('/admin/manage-products/discover')
    .where('id', rowId)
    .where('position', rowId)
    .as('catalogue.admin.discovery')
    .use(middleware.scope({ all: ['products.read', 'products.write'] }))
}
