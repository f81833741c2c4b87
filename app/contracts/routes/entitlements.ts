import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Entitlements } = controllers.contracts

const FINDING = /^(?:s:[1-9]\d{0,14}|c:[1-9]\d{0,14})$/

/** What is given against what is signed. */
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
}
