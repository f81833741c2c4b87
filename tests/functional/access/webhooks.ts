import { announceToHooks } from '#webhooks'
import { addWebhook } from '#webhooks/actions/manage/add_webhook'
import { rows as query, transaction } from '#shared/database'
import { only, own, signedIn, type Given, type People } from '#tests/fixtures/identity/access/row'

const API = '/api/v1/webhooks'
const OF_USER = '/api/v1/users/:id/webhooks'
const WISH = {
  name: 'Nightly import',
  url: 'https://hooks.example.com/kontor',
  events: ['order.completed' as const],
}

export async function given({ customer }: People): Promise<Given> {
  const added = await addWebhook({ id: customer.id, label: customer.email }, WISH)
  if (!added.ok) throw new Error(added.refusal.code)
  await transaction((trx) =>
    announceToHooks(trx, {
      event: 'order.completed',
      users: [customer.id],
      key: 'access',
      data: { orderNumber: 1 },
    })
  )
  const [delivery] = await query<{ id: number }>(null, 'select id from webhook_deliveries')
  return {
    webhook: added.value.webhook.id,
    delivery: delivery!.id,
    userId: customer.id,
    id: customer.id,
  }
}

const body = () => ({ body: WISH })

export const rows = [
  signedIn('GET /my-account/webhooks', 200),
  own('GET /my-account/webhooks/:webhook', 200),
  own('PUT /my-account/webhooks/:webhook', 302, { sends: body }),
  own('DELETE /my-account/webhooks/:webhook', 302),
  own('POST /my-account/webhooks/:webhook/test', 302),
  own('GET /my-account/webhooks/:webhook/deliveries/:delivery', 200),
  own('POST /my-account/webhooks/:webhook/deliveries/:delivery/again', 302),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-users/:userId/webhooks', 200),
  only(['manager', 'admin'], 'POST /admin/manage-users/:userId/webhooks/:webhook/pause', 302),
  only(['viewer', 'manager', 'admin'], `GET ${OF_USER}`, 200),
  only(['manager', 'admin'], `POST ${OF_USER}/:webhook/pause`, 200),
  signedIn(`GET ${API}`, 200),
  signedIn(`POST ${API}`, 201, { sends: body }),
  own(`GET ${API}/:webhook`, 200),
  own(`PUT ${API}/:webhook`, 200, { sends: body }),
  own(`DELETE ${API}/:webhook`, 200),
  own(`POST ${API}/:webhook/secret`, 201),
  own(`POST ${API}/:webhook/test`, 202),
  own(`GET ${API}/:webhook/deliveries`, 200),
  own(`GET ${API}/:webhook/deliveries/:delivery`, 200),
  own(`POST ${API}/:webhook/deliveries/:delivery/again`, 202),
]
