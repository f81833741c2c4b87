import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { ContractHubs, records } = controllers.contracts

type Handler = (ctx: HttpContext) => unknown
type Pages = Record<'index' | 'export' | 'store' | 'update' | 'destroy', Handler>

const KINDS: Record<string, () => Promise<{ default: new () => Pages }>> = {
  'types': records.ContractTypes,
  'products': records.InformationProducts,
  'products-subscriptions': records.Relations,
  'contracts': records.Contracts,
}

export default function recordPages() {
  router
    .get('/admin/contracts', [ContractHubs, 'show'])
    .as('contracts.hub')
    .use(middleware.scope({ all: ['contracts.read'] }))

  router
    .get('/admin/contracts/:kind/:id/history', [records.Histories, 'show'])
    .where('kind', new RegExp(`^(?:${Object.keys(KINDS).join('|')})$`))
    .where('id', rowId)
    .as('contracts.history')
    .use(middleware.scope({ all: ['contracts.read'] }))

  router
    .get('/admin/contracts/contracts/new', [records.ContractDrafts, 'show'])
    .as('contracts.drafts.show')
    .use(middleware.scope({ all: ['contracts.read', 'contracts.write'] }))

  for (const [name, controller] of Object.entries(KINDS)) {
    router
      .group(() => {
        router.get('/', [controller, 'index']).as('index')
        router.get('/export', [controller, 'export']).as('export')
      })
      .prefix(`/admin/contracts/${name}`)
      .as(`contracts.${name.replace('-', '_')}`)
      .use(middleware.scope({ all: ['contracts.read'] }))

    router
      .group(() => {
        router.post('/', [controller, 'store']).as('store')
        router.put('/:id', [controller, 'update']).as('update')
        router.delete('/:id', [controller, 'destroy']).as('destroy')
      })
      .prefix(`/admin/contracts/${name}`)
      .where('id', rowId)
      .as(`contracts.${name.replace('-', '_')}`)
      .use(middleware.scope({ all: ['contracts.read', 'contracts.write'] }))
  }
}
