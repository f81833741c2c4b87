import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'

const { UserWebhooks } = controllers.webhooks

export default function userWebhookPages() {
  router
    .get('/admin/manage-users/:userId/webhooks', [UserWebhooks, 'index'])
    .where('userId', rowId)
    .as('webhooks.user.index')
    .use(middleware.scope({ all: ['users.read'] }))

  router
    .post('/admin/manage-users/:userId/webhooks/:webhook/pause', [UserWebhooks, 'pause'])
    .where('userId', rowId)
    .where('webhook', rowId)
    .as('webhooks.user.pause')
    .use(middleware.scope({ all: ['users.read', 'users.write'] }))
}
