import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { admin } = controllers.identity

/** What staff do with accounts. */
export default function staffPages() {
  router
    .get('/admin/marketplace-token', [admin.MarketplaceTokens, 'show'])
    .use(middleware.scope({ all: ['marketplaceToken.create'] }))
    .as('identity.admin.marketplace_token')

  router
    .group(() => {
      router.get('/', [admin.Users, 'index']).as('index')
      router.get('/export', [admin.Users, 'export']).as('export')
    })
    .prefix('/admin/manage-users')
    .use(middleware.scope({ all: ['users.read'] }))
    .as('identity.admin.users')

  router
    .group(() => {
      const path = '/manage-users/register-on-behalf'
      router.get(path, [admin.RegistrationsOnBehalf, 'create']).as('create')
      router.post(path, [admin.RegistrationsOnBehalf, 'store']).as('store')
      router.get('/register-on-behalf/success', [admin.RegistrationsOnBehalf, 'success']).as('done')
    })
    .prefix('/admin')
    .use(middleware.scope({ all: ['users.write'] }))
    .as('identity.admin.on_behalf')

  router
    .group(() => {
      router.delete('/', [admin.Users, 'destroy']).as('destroy')
      router.post('/lock', [admin.UserLocks, 'store']).as('lock')
      router.delete('/lock', [admin.UserLocks, 'destroy']).as('unlock')
      router.post('/password-reset', [admin.UserPasswords, 'store']).as('password_reset')
    })
    .prefix('/admin/manage-users/:userId')
    .where('userId', rowId)
    .use(middleware.scope({ all: ['users.read', 'users.write'] }))
    .as('identity.admin.users')

  router
    .group(() => {
      router.get('/', [admin.Erasures, 'index']).as('deletion_requests')
      router
        .post('/:id', [admin.Erasures, 'store'])
        .where('id', rowId)
        .as('deletion_requests.confirm')
      router
        .post('/:id/refusal', [admin.ErasureRefusals, 'store'])
        .where('id', rowId)
        .as('deletion_requests.refuse')
    })
    .prefix('/admin/deletion-requests')
    .use(middleware.scope({ all: ['users.write'] }))
    .as('identity.admin')
}
