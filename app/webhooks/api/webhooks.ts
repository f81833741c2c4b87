import router from '@adonisjs/core/services/router'
import limits from '#config/api_limits'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { throttle } from '#shared/http/throttle'
import { RECEIVING, ROTATING, VERIFYING } from '#webhooks/api/guide'
import { deliveryList } from '#webhooks/lists/delivery_list'
import { hookDeliverySchema } from '#webhooks/transformers/hook_delivery_transformer'
import { loggedDeliverySchema } from '#webhooks/transformers/logged_delivery_transformer'
import { webhookSchema } from '#webhooks/transformers/webhook_transformer'
import { webhookValidator } from '#webhooks/validators/webhook'

const { Webhooks, WebhookSecrets, WebhookDeliveries } = controllers.webhooks.api
const call = callsOf('Webhooks')
const changes = throttle('webhook_changes', limits.nearer.webhookChanges)
const sending = throttle('webhook_tests', limits.nearer.webhookTests)
const { about, moment, nothing, object, pageOf, text } = is

const secret = about(text, 'The secret. It is shown this once.')

export default function webhooksCalls() {
  router
    .group(() => {
      call(router.get('/', [Webhooks, 'index']).as('index'), {
        summary: 'The own webhooks',
        answer: pageOf(webhookSchema),
      })
      call(router.post('/', [Webhooks, 'store']).as('store').use(changes), {
        summary: 'Adds a webhook',
        description: `${RECEIVING} ${VERIFYING}`,
        body: webhookValidator,
        isFirst: true,
        answer: object({ webhook: webhookSchema, secret }),
        status: 201,
        refusals: { 409: 'There are as many webhooks as there may be.' },
      })
      call(router.get('/:webhook', [Webhooks, 'show']).as('show'), {
        summary: 'One webhook',
        answer: webhookSchema,
      })
      call(router.put('/:webhook', [Webhooks, 'update']).as('update').use(changes), {
        summary: 'Changes a webhook, or switches it on or off',
        description: 'What waits goes to the new address; with `isOn` false it is given up.',
        body: webhookValidator,
        answer: webhookSchema,
        refusals: { 409: 'It has changed meanwhile.' },
      })
      call(router.delete('/:webhook', [Webhooks, 'destroy']).as('destroy'), {
        summary: 'Deletes a webhook with its log',
        answer: nothing,
        countsChanges: true,
      })
      call(router.post('/:webhook/secret', [WebhookSecrets, 'store']).as('secret').use(changes), {
        summary: 'Gives a webhook a new secret',
        description: ROTATING,
        answer: object({ secret, formerSecretUntil: moment }),
        status: 201,
      })
      call(router.post('/:webhook/test', [WebhookDeliveries, 'test']).as('test').use(sending), {
        summary: 'Sends the message `webhook.test`',
        answer: nothing,
        status: 202,
      })
      call(router.get('/:webhook/deliveries', [WebhookDeliveries, 'index']).as('deliveries'), {
        summary: 'The log of a webhook',
        query: deliveryList,
        answer: pageOf(hookDeliverySchema),
      })
      call(
        router.get('/:webhook/deliveries/:delivery', [WebhookDeliveries, 'show']).as('delivery'),
        {
          summary: 'A message with every try and its answer',
          answer: loggedDeliverySchema,
        }
      )
      call(
        router
          .post('/:webhook/deliveries/:delivery/again', [WebhookDeliveries, 'again'])
          .as('again')
          .use(sending),
        {
          summary: 'Sends a message again, under its id',
          answer: nothing,
          status: 202,
          refusals: { 409: 'It is being sent at this moment.' },
        }
      )
    })
    .prefix('/api/v1/webhooks')
    .where('webhook', rowId)
    .where('delivery', rowId)
    .as('api.webhooks')
    .use(middleware.auth())
}
