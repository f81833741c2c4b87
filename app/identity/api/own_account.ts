import router from '@adonisjs/core/services/router'
import limits from '#config/api_limits'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { throttle } from '#shared/http/throttle'
import { personId } from '#shared/http/person_id'
import { callsOf, is } from '#shared/http/api_description'
import { userSchema } from '#identity/transformers/user_api_transformer'
import { apiInitValidator, apiUserDetailsValidator } from '#identity/validators/api_user'

const { EmailVerifications, OwnUsers } = controllers.identity.api
const codeThrottle = throttle('email_codes', limits.nearer.emailCodes)
const call = callsOf('Users')

const { nothing } = is

const OWN = 'Only for oneself.'

const OWN_SESSION = 'Only for oneself, in a signed-in browser.'

export default function ownAccountCalls() {
  router
    .group(() => {
      call(
        router.put('/users/:id/saveDetails', [OwnUsers, 'saveDetails']).as('users.save_details'),
        {
          summary: 'Saves the details after the first sign-in',
          description: OWN_SESSION,
          body: apiUserDetailsValidator,
          answer: userSchema,
        }
      )
      call(router.put('/users/:id/accept', [OwnUsers, 'accept']).as('users.accept'), {
        summary: 'Accepts the privacy notice',
        description: OWN_SESSION,
        answer: userSchema,
      })
      call(router.put('/users/:id/init', [OwnUsers, 'init']).as('users.init'), {
        summary: 'Takes over the language in which somebody wants to be written to',
        description: OWN_SESSION,
        body: apiInitValidator,
        answer: userSchema,
      })
      call(router.post('/internal-users', [OwnUsers, 'internal']).as('internal_users.store'), {
        summary: 'Says as whom a member of staff is known; the first sign-in registers them',
        description: OWN,
        answer: userSchema,
      })
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use([middleware.auth({ evenWithOpenSteps: true }), sessionOnly])

  router
    .group(() => {
      call(
        router
          .post('/users/verifyEmail/:code', [EmailVerifications, 'store'])
          .where('code', /^[\w-]{20,100}$/)
          .as('users.verify_email')
          .use(codeThrottle),
        {
          summary: 'Verifies an additional e-mail address by the code that was mailed to it',
          answer: nothing,
        }
      )
    })
    .prefix('/api/v1')
    .as('api.identity')
}
