import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { openSessionSchema } from '#identity/transformers/open_session_transformer'
import { tokenSchema } from '#identity/transformers/api_token_transformer'

const { UserSessions, UserTokens } = controllers.identity.api
const call = callsOf('Users')

const { nothing, pageOf } = is

export default function userSecurityCalls() {
  router
    .group(() => {
      call(router.get('/users/:id/sessions', [UserSessions, 'index']).as('users.sessions'), {
        summary: 'Where somebody is signed in at the moment',
        answer: pageOf(openSessionSchema),
      })
      call(router.get('/users/:id/tokens', [UserTokens, 'index']).as('users.tokens'), {
        summary: 'The tokens of somebody, never their values',
        answer: pageOf(tokenSchema),
      })
    })
    .prefix('/api/v1')
    .where('id', rowId)
    .as('api.identity')
    .use(middleware.scope({ all: ['users.read'] }))

  router
    .group(() => {
      call(
        router.delete('/users/:id/sessions', [UserSessions, 'destroyAll']).as('users.sessions.all'),
        { summary: 'Signs somebody out everywhere; tokens stay', answer: nothing }
      )
      call(
        router
          .delete('/users/:id/sessions/:session', [UserSessions, 'destroy'])
          .where('session', /^[0-9a-f]{32}$/)
          .as('users.sessions.end'),
        { summary: 'Signs somebody out in one browser', answer: nothing }
      )
      call(
        router
          .delete('/users/:id/tokens/:token', [UserTokens, 'destroy'])
          .where('token', rowId)
          .as('users.tokens.revoke'),
        { summary: 'Ends a token of somebody at once', answer: nothing }
      )
    })
    .prefix('/api/v1')
    .where('id', rowId)
    .as('api.identity')
    .use([middleware.scope({ all: ['users.write'] }), sessionOnly])
}
