import { claimFile } from '#delivery/actions/claims/claim_file'
import { only, own, type Given, type People } from '#tests/fixtures/identity/access/row'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenDownloads, rows as downloadRows } from '#tests/functional/access/delivery/downloads'
import { taskIds } from '#tests/fixtures/delivery/fulfilment'
import { givenFile } from '#tests/fixtures/delivery/ledger'

export async function given({ customer }: People): Promise<Given> {
  const orderId = await givenCompletedOrder(customer)
  const [file, claimed] = [await givenFile(orderId), await givenFile(orderId)]
  const actor = { id: customer.id, label: customer.email }
  const claim = await claimFile({ ...claimed, fileId: claimed.id, userId: customer.id, actor })
  if (!claim.ok) throw new Error(claim.refusal.code)
  const [taskId] = await taskIds(file.reference)
  const downloads = await givenDownloads(file.reference, customer)
  return { orderId, fileId: file.id, claimId: claim.value.id, taskId: taskId!, ...downloads }
}

/** Its files are made, so there is nothing to restart or stop. */
const ofTask = ({ taskId }: Given) => ({ params: { id: taskId! } })

const ofTasks = ({ taskId }: Given) => ({ body: { keys: [taskId!], isRehearsal: true } })

export const rows = [
  own('GET /downloads/:claimId', 200, { sends: () => ({ method: 'HEAD' }) }),
  only(['admin'], 'GET /admin/tasks', 200),
  only(['admin'], 'GET /admin/tasks/export', 200),
  only(['admin'], 'PUT /admin/tasks/:id/restart', 'refused', { sends: ofTask }),
  only(['admin'], 'PUT /admin/tasks/:id/stop', 'refused', { sends: ofTask }),
  only(['admin'], 'POST /admin/tasks/bulk/restart', 200, { sends: ofTasks }),
  only(['admin'], 'POST /admin/tasks/bulk/stop', 200, { sends: ofTasks }),
  only(['admin'], 'GET /api/v1/tasks', 200),
  only(['admin'], 'PUT /api/v1/tasks/:id/restart', 409, { sends: ofTask }),
  only(['admin'], 'PUT /api/v1/tasks/:id/stop', 409, { sends: ofTask }),
  ...downloadRows,
]
