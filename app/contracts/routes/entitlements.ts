import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { Entitlements, entitlements } = controllers.contracts

const HELD = /^s:[1-9]\d{0,14}$/

const FINDING = /^(?:s:[1-9]\d{0,14}|c:[1-9]\d{0,14})$/

export default function entitlementPages() {
  router
    .group(() => {
      router.get('/', [Entitlements, 'index']).as('index')
      router.get('/export', [Entitlements, 'export']).as('export')
    })
    .prefix('/admin/contracts/entitlements')
    .as('contracts.entitlements')
    .use(middleware.scope({ all: ['contracts.read'] }))

  router
    .group(() => {
      router.put('/:finding', [Entitlements, 'update']).as('update')
      router.delete('/:finding', [Entitlements, 'destroy']).as('destroy')
    })
    .prefix('/admin/contracts/entitlements')
    .where('finding', FINDING)
    .as('contracts.entitlements')
    .use(middleware.scope({ all: ['contracts.read', 'contracts.write'] }))

  router
    .group(() => {
      router.get('/entitlements/:held/cut', [entitlements.Cuts, 'show']).as('cuts.show')
      router.put('/entitlements/:held/cut', [entitlements.Cuts, 'update']).as('cuts.update')
      router.get('/contracts/:id/give', [entitlements.Gifts, 'show']).as('gifts.show')
      router.post('/contracts/:id/give', [entitlements.Gifts, 'store']).as('gifts.store')
    })
    .prefix('/admin/contracts')
    .where('held', HELD)
    .where('id', rowId)
    .as('contracts.mending')
    .use(
      middleware.scope({ all: ['contracts.read', 'contracts.write', 'subscriptions.users.write'] })
    )
}
