import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { ContractPapers } = controllers.contracts.papers

/** The scanned papers of contracts: read by whoever reads contracts, attached by whoever writes them. */
export default function papersPages() {
  router
    .group(() => {
      router.get('/', [ContractPapers, 'show']).as('show')
      router.get('/file', [ContractPapers, 'file']).as('file')
    })
    .prefix('/admin/contracts/contracts/:id/paper')
    .where('id', rowId)
    .as('contracts.paper')
    .use(middleware.scope({ all: ['contracts.read'] }))

  router
    .group(() => {
      router.post('/', [ContractPapers, 'store']).as('store')
      router.delete('/', [ContractPapers, 'destroy']).as('destroy')
    })
    .prefix('/admin/contracts/contracts/:id/paper')
    .where('id', rowId)
    .as('contracts.paper')
    .use(middleware.scope({ all: ['contracts.read', 'contracts.write'] }))
}
