import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { userHistoryList } from '#identity/lists/user_history_list'
import { userMailList } from '#identity/lists/user_mail_list'
import { historyEntrySchema } from '#identity/transformers/history_entry_transformer'
import { openSessionSchema } from '#identity/transformers/open_session_transformer'
import { tokenSchema } from '#identity/transformers/api_token_transformer'
import { userMailSchema } from '#identity/transformers/user_mail_transformer'

const { UserHistory, UserMails, UserSessions, UserTokens } = controllers.identity.api
const call = callsOf('Users')

const { nothing, pageOf } = is

/** What the page of a person shows besides the person: sessions, tokens, mails, history. */
export default function userRecordsCalls() {
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
      call(router.get('/users/:id/mails', [UserMails, 'index']).as('users.mails'), {
        summary: 'The mails to somebody, without links that let somebody in',
        query: userMailList,
        answer: pageOf(userMailSchema),
      })
      call(router.get('/users/:id/history', [UserHistory, 'index']).as('users.history'), {
        summary: 'Who changed what about somebody, with old and new values',
        query: userHistoryList,
        answer: pageOf(historyEntrySchema),
      })
    })
    .prefix('/api/v1')
    .where('id', personId)
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
      call(
        router
          .post('/users/:id/mails/:mail', [UserMails, 'store'])
          .where('mail', rowId)
          .as('users.mails.again'),
        {
          summary: 'Sends a mail to somebody once more',
          answer: nothing,
          refusals: { 409: 'Parts of the mail were only for its receiver.' },
        }
      )
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use([middleware.scope({ all: ['users.write'] }), sessionOnly])
}
