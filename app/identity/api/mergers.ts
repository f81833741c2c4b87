import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { userSchema } from '#identity/transformers/user_api_transformer'
import { mergerValidator } from '#identity/validators/merger'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'

const { Mergers } = controllers.identity.api
const call = callsOf('Users')

const { about, integer, mapOf, object } = is

const preview = object({
  userId: integer,
  into: integer,
  moved: about(mapOf(integer), 'How many orders, downloads and the like go along, by their names.'),
  ended: object({ tokens: integer, sessions: integer }),
})

const REFUSALS = {
  403: 'The accounts have rights that the caller has not. A token is not enough: only in a signed-in browser.',
  409: 'A payment is under way, one of the accounts is internal, locked, merged already or to be deleted, or it is oneself.',
}

export default function mergersCalls() {
  router
    .group(() => {
      call(router.get('/users/:id/merge', [Mergers, 'show']).as('users.merger'), {
        summary: 'What would come of merging a user into another one',
        query: { into: about(integer, 'The user who goes on.') },
        requiredQuery: ['into'],
        answer: preview,
        refusals: REFUSALS,
      })
      call(router.post('/users/:id/merge', [Mergers, 'store']).as('users.merge'), {
        summary: 'Merges a user into another one who is the same person',
        description:
          'Whatever belongs to the user goes along, sessions and tokens end. `confirm` is the e-mail address of the user who ends; `billing` and ' +
          '`delivery` say whether an address stays (`keep`) or comes from that user (`take`). The answer is the user who goes on.',
        body: mergerValidator,
        answer: userSchema,
        refusals: REFUSALS,
      })
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use([middleware.scope({ all: ['users.write'] }), sessionOnly])
}
