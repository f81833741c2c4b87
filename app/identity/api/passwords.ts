import limits from '#config/api_limits'
import identity from '#config/identity'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { personId } from '#shared/http/person_id'
import { callsOf, is } from '#shared/http/api_description'
import { apiPasswordValidator } from '#identity/validators/api_user'

const { Passwords } = controllers.identity.api
const call = callsOf('Users')

const { nothing } = is
const { requests, duration: every } = identity.passwordAttempts

export default function passwordsCalls() {
  router
    .group(() => {
      call(
        router
          .put('/users/:id/password', [Passwords, 'update'])
          .as('users.password')
          .use(sessionOnly),
        {
          summary: 'Changes the own password and signs out everywhere else',
          description: 'Only for oneself, in a signed-in browser.',
          body: apiPasswordValidator,
          answer: nothing,
          limits: [{ requests, every, counts: 'wrong' }],
          refusals: {
            400: 'New password is empty',
            401: 'Incorrect password',
            429: 'Too many wrong passwords.',
          },
        }
      )
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use(middleware.auth())

  router
    .group(() => {
      call(
        router.put('/users/:id/password/reset', [Passwords, 'reset']).as('users.password_reset'),
        {
          summary:
            'Mails somebody who has not activated the account a new link to choose a password',
          answer: nothing,
          limits: [{ ...limits.passwordLinks, counts: 'email' }],
          refusals: {
            409: 'The account is activated or merged, or its password is kept elsewhere.',
          },
        }
      )
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use([middleware.scope({ all: ['users.write'] }), sessionOnly])
}
