import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { RECORD_KINDS } from '#identity/domain/open_record'
import { SCOPES } from '#identity/domain/scopes'
import { rowId } from '#shared/http/row_id'

const { admin } = controllers.identity

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
      router.put('/', [admin.OpenRecords, 'update']).as('update')
      router.delete('/', [admin.OpenRecords, 'destroy']).as('destroy')
    })
    .prefix('/admin/open-records/:kind/:record')
    .where('kind', new RegExp(`^(${RECORD_KINDS.join('|')})$`))
    .where('record', /^[\w-]{1,64}$/)
    .use(middleware.scope({ any: SCOPES }))
    .as('identity.admin.open_records')

  router
    .get('/admin/groups', [admin.Groups, 'index'])
    .use(middleware.scope({ all: ['users.read'] }))
    .as('identity.admin.groups')

  router
    .group(() => {
      router.get('/', [admin.Users, 'show']).as('show')
      router.get('/details', [admin.UserDetails, 'show']).as('details')
      router.get('/addresses', [admin.UserAddresses, 'show']).as('addresses')
      router.get('/billing', [admin.UserBilling, 'show']).as('billing')
      router.get('/permissions', [admin.UserPermissions, 'index']).as('permissions')
      router.get('/security', [admin.UserSecurity, 'show']).as('security')
      router.get('/mails', [admin.UserMails, 'index']).as('mails')
      router.get('/history', [admin.UserHistory, 'index']).as('history')
    })
    .prefix('/admin/manage-users/:userId')
    .where('userId', rowId)
    .use(middleware.scope({ all: ['users.read'] }))
    .as('identity.admin.users')

  router
    .group(() => {
      router.put('/details', [admin.UserDetails, 'update']).as('details.update')
      router.put('/addresses', [admin.UserAddresses, 'update']).as('addresses.update')
      router.put('/billing', [admin.UserBilling, 'update']).as('billing.update')
      router.post('/groups', [admin.UserGrants, 'store']).as('grant')
      router
        .delete('/groups/:group', [admin.UserGrants, 'destroy'])
        .where('group', /^[\w.-]{1,100}$/)
        .as('revoke')
      router.delete('/sessions', [admin.UserSessions, 'destroyAll']).as('sessions.end_all')
      router
        .delete('/sessions/:session', [admin.UserSessions, 'destroy'])
        .where('session', /^[0-9a-f]{32}$/)
        .as('sessions.end')
      router
        .delete('/tokens/:token', [admin.UserTokens, 'destroy'])
        .where('token', rowId)
        .as('tokens.revoke')
      router.delete('/second-factors', [admin.UserFactors, 'destroy']).as('second_factors')
      router.post('/email-codes', [admin.UserEmailCodes, 'store']).as('email_codes')
      router.post('/mails/:mail', [admin.UserMails, 'store']).where('mail', rowId).as('mails.again')
    })
    .prefix('/admin/manage-users/:userId')
    .where('userId', rowId)
    .use(middleware.scope({ all: ['users.read', 'users.write'] }))
    .as('identity.admin.users')

  router
    .group(() => {
      router.post('/lock', [admin.UserBulks, 'lock']).as('lock')
      router.post('/unlock', [admin.UserBulks, 'unlock']).as('unlock')
    })
    .prefix('/admin/manage-users/bulk')
    .use(middleware.scope({ all: ['users.read', 'users.write'] }))
    .as('identity.admin.users.bulk')

  router
    .group(() => {
      router.delete('/', [admin.Users, 'destroy']).as('destroy')
      router.post('/lock', [admin.UserLocks, 'store']).as('lock')
      router.delete('/lock', [admin.UserLocks, 'destroy']).as('unlock')
      router.post('/password-reset', [admin.UserPasswords, 'store']).as('password_reset')
      router.get('/merge', [admin.Mergers, 'show']).as('merger')
      router.post('/merge', [admin.Mergers, 'store']).as('merge')
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
