import router from '@adonisjs/core/services/router'
import limits from '#config/api_limits'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'
import { throttle } from '#shared/http/throttle'

const { Webhooks, WebhookDeliveries } = controllers.webhooks
const sending = throttle('webhook_tests', limits.nearer.webhookTests)

export default function webhookPages() {
  router
    .group(() => {
      router.get('/', [Webhooks, 'index']).as('index')
      router.get('/:webhook', [Webhooks, 'show']).as('show')
      router.put('/:webhook', [Webhooks, 'update']).as('update')
      router.delete('/:webhook', [Webhooks, 'destroy']).as('destroy')
      router.post('/:webhook/test', [WebhookDeliveries, 'test']).as('test').use(sending)
      router.get('/:webhook/deliveries/:delivery', [WebhookDeliveries, 'show']).as('delivery')
      router
        .post('/:webhook/deliveries/:delivery/again', [WebhookDeliveries, 'again'])
        .as('again')
        .use(sending)
    })
    .prefix('/my-account/webhooks')
    .where('webhook', rowId)
    .where('delivery', rowId)
    .as('webhooks')
    .use(middleware.auth())
}
