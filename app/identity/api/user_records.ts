import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { userHistoryList } from '#identity/lists/user_history_list'
import { userMailList } from '#identity/lists/user_mail_list'
import { historyEntrySchema } from '#identity/transformers/history_entry_transformer'
import { userMailSchema } from '#identity/transformers/user_mail_transformer'

const { UserHistory, UserMails } = controllers.identity.api
const call = callsOf('Users')

const { nothing, pageOf } = is

export default function userRecordsCalls() {
  router
    .group(() => {
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
    .where('id', rowId)
    .as('api.identity')
    .use(middleware.scope({ all: ['users.read'] }))

  router
    .group(() => {
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
    .where('id', rowId)
    .as('api.identity')
    .use([middleware.scope({ all: ['users.write'] }), sessionOnly])
}
