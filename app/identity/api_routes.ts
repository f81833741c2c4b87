import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { sessionOnly } from '#identity/http/session_only'
import { throttle } from '#shared/http/throttle'
import { rowId } from '#shared/http/row_id'

const {
  EmailVerifications,
  Grants,
  Locks,
  OwnUsers,
  Passwords,
  Registrations,
  SecondFactors,
  Users,
} = controllers.identity.api
const codeThrottle = throttle('email_codes', { requests: 20, every: '1 hour' })

router
  .group(() => {
    router.post('/users', [Registrations, 'store']).as('users.store')
    router
      .post('/users/verifyEmail/:code', [EmailVerifications, 'store'])
      .where('code', /^[\w-]{20,100}$/)
      .as('users.verify_email')
      .use(codeThrottle)
  })
  .prefix('/api/v1')
  .as('api.identity')

router
  .group(() => {
    router.put('/users/:id/saveDetails', [OwnUsers, 'saveDetails']).as('users.save_details')
    router.put('/users/:id/accept', [OwnUsers, 'accept']).as('users.accept')
    router.put('/users/:id/init', [OwnUsers, 'init']).as('users.init')
    router.post('/internal-users', [OwnUsers, 'internal']).as('internal_users.store')
  })
  .prefix('/api/v1')
  .where('id', rowId)
  .as('api.identity')
  .use([middleware.auth({ evenWithOpenSteps: true }), sessionOnly])

router
  .group(() => {
    router.get('/users/:id', [Users, 'show']).as('users.show')
    router.put('/users/:id', [Users, 'update']).as('users.update')
    router.put('/users/:id/password', [Passwords, 'update']).as('users.password').use(sessionOnly)
  })
  .prefix('/api/v1')
  .where('id', rowId)
  .as('api.identity')
  .use(middleware.auth())

router
  .group(() => {
    router.get('/users', [Users, 'index']).as('users')
    router.get('/admin/groups', [Grants, 'index']).as('groups')
  })
  .prefix('/api/v1')
  .as('api.identity')
  .use(middleware.scope({ all: ['users.read'] }))

router
  .group(() => {
    router.delete('/users/:id', [Users, 'destroy']).as('users.destroy')
    router.put('/users/:id/password/reset', [Passwords, 'reset']).as('users.password_reset')
    router.put('/users/:id/lock', [Locks, 'lock']).as('users.lock')
    router.put('/users/:id/unlock', [Locks, 'unlock']).as('users.unlock')
    router
      .delete('/users/:id/second-factors', [SecondFactors, 'destroy'])
      .as('users.second_factors')
    router.put('/users/:id/grant', [Grants, 'update']).as('users.grant')
    router
      .delete('/users/:id/grant/:group', [Grants, 'destroy'])
      .where('group', /^[\w.-]{1,100}$/)
      .as('users.revoke')
  })
  .prefix('/api/v1')
  .where('id', rowId)
  .as('api.identity')
  .use([middleware.scope({ all: ['users.write'] }), sessionOnly])
