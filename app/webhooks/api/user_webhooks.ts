import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { userWebhookSchema } from '#webhooks/transformers/user_webhook_transformer'

const { UserWebhooks } = controllers.webhooks.api
const reads = middleware.scope({ all: ['users.read'] })
const writes = [middleware.scope({ all: ['users.read', 'users.write'] }), sessionOnly]
const call = callsOf('Users')

export default function userWebhooksCalls() {
  router
    .group(() => {
      call(router.get('/', [UserWebhooks, 'index']).as('index').use(reads), {
        summary: 'The webhooks of somebody, neither their secrets nor what they were told',
        answer: is.pageOf(userWebhookSchema),
      })
      call(router.post('/:webhook/pause', [UserWebhooks, 'pause']).as('pause').use(writes), {
        summary: 'Switches off a webhook of somebody',
        description:
          'What waits is given up, and its owner gets a mail. Only the owner switches it on again.',
        answer: is.nothing,
      })
    })
    .prefix('/api/v1/users/:id/webhooks')
    .where('id', personId)
    .where('webhook', rowId)
    .as('api.webhooks.user')
}
