import { claimFile } from '#delivery/actions/claims/claim_file'
import type User from '#identity/models/user'
import { orderReference } from '#orders/domain/order_reference'
import { only, own, type Given, type Role } from '#tests/fixtures/identity/access/row'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenDownloads } from '#tests/functional/access/delivery/downloads'
import { givenFile } from '#tests/fixtures/delivery/ledger'

/** An order with files of which one is claimed, its signed manifest and a public link. */
export async function givenDelivered(customer: User): Promise<Given> {
  const delivered = await givenCompletedOrder(customer)
  const [file, claimed] = [await givenFile(delivered), await givenFile(delivered)]
  const actor = { id: customer.id, label: customer.email }
  const claim = await claimFile({ ...claimed, fileId: claimed.id, userId: customer.id, actor })
  if (!claim.ok) throw new Error(claim.refusal.code)
  const { linkId } = await givenDownloads(orderReference(delivered), customer)
  return { delivered, fileId: file.id, linkId: linkId! }
}

const READERS = { viewer: 200, manager: 200, admin: 200 }
const LINKERS: Role[] = ['manager', 'admin']
/** The order is none of those that concern staff with rights on parts only. */
const forPages = { derivatives: 'refused' } as const
const forCalls = { derivatives: 404 } as const

const theOrder = ({ delivered, customerId }: Given) => ({
  params: { orderId: delivered!, id: delivered!, sub: customerId! },
})

export const deliveryRows = [
  own('POST /my-account/my-orders/:orderId/files/:fileId/claims', 302, { sends: theOrder }),
  only(['admin'], 'POST /admin/orders/:orderId/files/:fileId/grants', 302, {
    sends: (given) => ({ ...theOrder(given), body: { reason: 'The transfer broke' } }),
  }),
  own('GET /orders/:orderId/progress', 200, { sends: theOrder, but: READERS }),
  own('GET /deliveries/:orderId/manifest.json', 200, { sends: theOrder, but: READERS }),
  own('GET /deliveries/:orderId/manifest.json.sig', 200, { sends: theOrder, but: READERS }),
  own('GET /deliveries/:orderId/SHA256SUMS', 200, { sends: theOrder, but: READERS }),
  own('GET /deliveries/:orderId/downloads', 200, { sends: theOrder, but: READERS }),
  own('POST /deliveries/:orderId/archive', 302, { sends: theOrder }),
  own('GET /deliveries/:orderId/files.zip', 200, {
    sends: (given) => ({ ...theOrder(given), method: 'HEAD' }),
  }),
  own('POST /deliveries/:orderId/fetch-script', 200, {
    sends: (given) => ({ ...theOrder(given), body: { shell: 'sh' } }),
  }),
  only(LINKERS, 'POST /admin/orders/:orderId/links', 302, {
    sends: (given) => ({ ...theOrder(given), body: { days: 7 } }),
    but: forPages,
  }),
  only(LINKERS, 'DELETE /admin/orders/:orderId/links/:linkId', 302, {
    sends: theOrder,
    but: forPages,
  }),
  own('GET /api/v1/orders/:id/:sub/files', 200, { sends: theOrder, but: READERS }),
  own('POST /api/v1/orders/:id/:sub/files/:fileId/claims', 201, { sends: theOrder }),
  own('GET /api/v1/orders/:id/:sub/manifest', 200, { sends: theOrder, but: READERS }),
  own('GET /api/v1/orders/:id/:sub/SHA256SUMS', 200, { sends: theOrder, but: READERS }),
  own('POST /api/v1/orders/:id/:sub/archive', 201, { sends: theOrder }),
  own('GET /api/v1/orders/:id/:sub/files.zip', 200, {
    sends: (given) => ({ ...theOrder(given), method: 'HEAD' }),
  }),
  own('GET /api/v1/orders/:id/:sub/downloads', 200, { sends: theOrder, but: READERS }),
  only(LINKERS, 'GET /api/v1/orders/:id/:sub/links', 200, { sends: theOrder, but: forCalls }),
  only(LINKERS, 'POST /api/v1/orders/:id/:sub/links', 201, {
    sends: (given) => ({ ...theOrder(given), body: { days: 1 } }),
    but: forCalls,
  }),
  only(LINKERS, 'DELETE /api/v1/orders/:id/:sub/links/:linkId', 200, {
    sends: theOrder,
    but: forCalls,
  }),
]
