import { claimFile } from '#delivery'
import { only, own, type Given, type People } from '#tests/functional/access/support/row'
import { givenCompletedOrder } from '#tests/functional/access/support/orders'
import { givenFile } from '#tests/functional/delivery/support/ledger'

export async function given({ customer }: People): Promise<Given> {
  const orderId = await givenCompletedOrder(customer)
  const [file, claimed] = [await givenFile(orderId), await givenFile(orderId)]
  const actor = { id: customer.id, label: customer.email }
  const claim = await claimFile({ ...claimed, fileId: claimed.id, userId: customer.id, actor })
  if (!claim.ok) throw new Error(claim.refusal.code)
  return { orderId, fileId: file.id, claimId: claim.value.id }
}

export const rows = [
  own('POST /my-account/my-orders/:orderId/files/:fileId/claims', 302),
  own('GET /downloads/:claimId', 200, { sends: () => ({ method: 'HEAD' }) }),
  only(['admin'], 'POST /admin/orders/:orderId/files/:fileId/grants', 302, {
    sends: () => ({ body: { reason: 'The transfer broke' } }),
  }),
]
