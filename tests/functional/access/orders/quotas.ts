import { only, type Given } from '#tests/fixtures/identity/access/row'
import { givenQuota } from '#tests/fixtures/orders/given_quota'

/** A quota that nobody has used. */
export async function givenUnusedQuota(): Promise<Given> {
  return { quota: await givenQuota({ from: '2990-01-01', to: '2990-12-31' }) }
}

const API = '/api/v1'
const YEAR = { dateFrom: 29910101, dateTo: 29911231, totalAmount: 1_000_000 }

const readers = (route: string) => only(['manager', 'admin', 'derivatives'], route, 200)
const adminCalls = (route: string, answer: number, body?: Record<string, unknown>) =>
  only(['admin'], route, answer, { sends: () => ({ body }) })

export const quotaRows = [
  readers('GET /admin/quotas'),
  readers('GET /admin/quotas/export'),
  readers('GET /admin/quotas/:quota/orders'),
  readers('GET /admin/quotas/:quota/orders/export'),
  only(['admin'], 'POST /admin/quotas', 'refused'),
  only(['admin'], 'PUT /admin/quotas/:quota', 'refused'),
  only(['admin'], 'DELETE /admin/quotas/:quota', 302),
  readers(`GET ${API}/quotas`),
  readers(`GET ${API}/quotas/:quota`),
  readers(`GET ${API}/quotas/:quota/orders`),
  adminCalls(`POST ${API}/quotas`, 201, YEAR),
  adminCalls(`PUT ${API}/quotas/:quota`, 200, YEAR),
  adminCalls(`DELETE ${API}/quotas/:quota`, 200),
]
