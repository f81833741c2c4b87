import { rows as query } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'
import {
  only,
  own,
  signedIn,
  type Answer,
  type Given,
  type People,
} from '#tests/fixtures/identity/access/row'

const API = '/api/v1/business-partners'
const PARTNER = { bpId: 4711, bpName: 'Access GmbH', countryCode: 'DE' }
const TYPED = { ...PARTNER, bpId: '4711' }
const NEXT = { ...PARTNER, bpId: 4712 }
/** No sequence comes to it, however often specs run on one database. */
const RECORD = 900_000_071

export async function given({ customer }: People): Promise<Given> {
  await query(
    null,
    `insert into business_partners (id, name, country) values (4711, 'Access GmbH', 'DE')`
  )
  const [made] = await query<{ id: number }>(
    null,
    `insert into partner_imports (source, encoding, actor_label) values ('a.csv', 'UTF-8', 'A clerk')
     returning id`
  )
  await query(
    null,
    `insert into partner_import_lines (import_id, line, text, outcome) values (?, 3, 'x', 'wrong')`,
    [made!.id]
  )
  await givenRecords()
  return {
    partner: 4711,
    import: made!.id,
    line: 3,
    user: customer.id,
    userId: customer.id,
    kind: 'types',
    finding: `c:${RECORD}`,
    ...{ evidence: await givenEvidence(customer.id), form: 'json' },
    held: 's:1',
    id: RECORD,
  }
}

async function givenEvidence(userId: number): Promise<number> {
  const [made] = await query<{ id: number }>(
    null,
    `insert into licence_evidences (user_id, from_day, to_day, known_on, locale, made_at, body, sha256,
       signature, key_id, pdf, pdf_sha256)
     values (?, '2026-01-01', '2026-06-30', '2026-06-30', 'en', now(), '{}', '', '', '', '', '')
     returning id`,
    [userId]
  )
  return made!.id
}

/** One of each kind. */
async function givenRecords(): Promise<void> {
  await query(
    null,
    `with kinds as (
       insert into contract_types (id, name, valid_from, valid_to) overriding system value
       values (:id, 'Access', '2026-01-01', '2026-12-31'))
     insert into information_products (id, name) overriding system value
     values (:id, 'Access')`,
    { id: RECORD }
  )
  const type = await givenType({ name: 'Contracts of the matrix' })
  await query(
    null,
    `insert into product_subscriptions (id, product_id, subscription_type_id)
     overriding system value values (:id, :id, :type)`,
    { id: RECORD, type }
  )
  await query(
    null,
    `with partner as (
       insert into business_partners (id, name, country) values (4710, 'Access AG', 'CH'))
     insert into contracts (id, partner_id, contract_type_id, product_id, clm_ma_number)
     overriding system value values (:id, 4710, :id, :id, 'MA-71')`,
    { id: RECORD }
  )
}

const CONTRACT = {
  bpId: 4711,
  contractTypeId: RECORD,
  clmMaNumber: 'MA-72',
  contractProductId: RECORD,
}
const TYPE = { name: 'Access', validFrom: '2026-01-01', validTo: '2026-12-31' }

type Sends = { of: string; sends: Record<string, unknown>; deleted: Answer }

/** Pages and calls of one kind of master data. */
const recordsAt = (path: string, call: string, { of, sends, deleted }: Sends) => [
  admins(`GET /admin/contracts/${path}`, 200),
  admins(`GET /admin/contracts/${path}/export`, 200),
  admins(`POST /admin/contracts/${path}`, of === 'relation' ? 'refused' : 302, sends),
  admins(`PUT /admin/contracts/${path}/:id`, of === 'relation' ? 'refused' : 302, sends),
  admins(`DELETE /admin/contracts/${path}/:id`, deleted === 409 ? 'refused' : 302),
  admins(`GET /api/v1/${call}`, 200),
  admins(`POST /api/v1/${call}`, of === 'relation' ? 422 : 201, apiBody(sends)),
  admins(`PUT /api/v1/${call}/:id`, of === 'relation' ? 422 : 200, apiBody(sends)),
  admins(`DELETE /api/v1/${call}/:id`, deleted),
]

/** Programs send days as numbers. */
const apiBody = (sends: Record<string, unknown>) => ({
  ...sends,
  ...('validFrom' in sends && { validFrom: 20260101, validTo: 20261231 }),
})

const admins = (route: string, answer: Answer, body?: Record<string, unknown>) =>
  only(['admin'], route, answer, { sends: () => ({ body }) })

export const rows = [
  admins('GET /admin/business-partners', 200),
  admins('GET /admin/business-partners/export', 200),
  admins('POST /admin/business-partners', 302, { ...TYPED, bpId: '4712' }),
  admins('PUT /admin/business-partners/:partner', 302, TYPED),
  admins('DELETE /admin/business-partners/:partner', 302),
  admins('GET /admin/business-partners/users', 200),
  only(['admin'], 'POST /admin/business-partners/:partner/users', 302, {
    sends: ({ user }) => ({ body: { userId: user } }),
  }),
  admins('DELETE /admin/business-partners/:partner/users/:user', 'refused'),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-users/:userId/business-partner', 200),
  only(['admin'], 'PUT /admin/manage-users/:userId/business-partner', 302, {
    sends: ({ partner }) => ({ body: { partnerId: partner } }),
  }),
  admins('DELETE /admin/manage-users/:userId/business-partner/:partner', 'refused'),
  admins('GET /admin/business-partners/imports', 200),
  admins('GET /admin/business-partners/imports/export', 200),
  admins('POST /admin/business-partners/imports', 'refused'),
  admins('GET /admin/business-partners/imports/:import', 200),
  admins('GET /admin/business-partners/imports/:import/export', 200),
  admins('PUT /admin/business-partners/imports/:import', 'refused'),
  admins('DELETE /admin/business-partners/imports/:import', 302),
  admins('DELETE /admin/business-partners/imports/:import/held', 302),
  admins('PUT /admin/business-partners/imports/:import/lines/:line', 302, { text: '1;A;DE' }),
  admins('DELETE /admin/business-partners/imports/:import/lines/:line', 302),
  admins('GET /admin/contracts', 200),
  admins('GET /admin/contracts/:kind/:id/history', 200),
  admins('GET /admin/contracts/entitlements', 200),
  admins('GET /admin/contracts/entitlements/export', 200),
  admins('PUT /admin/contracts/entitlements/:finding', 302, {
    ...{ until: CalendarDay.today().iso, reason: 'In the post' },
  }),
  admins('DELETE /admin/contracts/entitlements/:finding', 302),
  admins('GET /admin/contracts/entitlements/:held/cut', 404),
  admins('PUT /admin/contracts/entitlements/:held/cut', 'refused'),
  admins('GET /admin/contracts/contracts/:id/give', 200),
  admins('POST /admin/contracts/contracts/:id/give', 'refused'),
  ...recordsAt('types', 'contract-types', { of: 'type', sends: TYPE, deleted: 409 }),
  ...recordsAt('products', 'information-products', {
    ...{ of: 'product', sends: { name: 'Access' }, deleted: 409 },
  }),
  ...recordsAt('products-subscriptions', 'product-subscriptions', {
    ...{ of: 'relation', sends: {}, deleted: 200 },
  }),
  ...recordsAt('contracts', 'contracts', { of: 'contract', sends: CONTRACT, deleted: 200 }),
  admins('GET /admin/contracts/contracts/new', 404),
  admins('GET /admin/contracts/permissioning', 200),
  admins('GET /admin/contracts/permissioning/export', 200),
  admins('GET /admin/contracts/permissioning/services', 200),
  admins('GET /admin/contracts/permissioning/services/export', 200),
  admins('GET /admin/contracts/permissioning/difference', 200),
  admins('GET /admin/contracts/permissioning/difference/export', 200),
  admins('GET /admin/contracts/permissioning/difference/pdf', 200),
  signedIn('GET /my-account/licence-evidence', 200),
  signedIn('POST /my-account/licence-evidence', 302, {
    sends: () => ({ body: { from: '2026/01/01', to: '2026/06/30' } }),
  }),
  own('GET /my-account/licence-evidence/:evidence/:form', 200),
  signedIn('GET /api/v1/licence-evidence', 200),
  signedIn('POST /api/v1/licence-evidence', 202, {
    sends: () => ({ body: { from: '2026-01-01', to: '2026-06-30' } }),
  }),
  own('GET /api/v1/licence-evidence/:evidence/json', 200),
  own('GET /api/v1/licence-evidence/:evidence/sig', 200),
  own('GET /api/v1/licence-evidence/:evidence/pdf', 200),
  admins('GET /admin/contracts/contracts/:id/paper', 200),
  admins('GET /admin/contracts/contracts/:id/paper/file', 404),
  admins('POST /admin/contracts/contracts/:id/paper', 'refused'),
  admins('DELETE /admin/contracts/contracts/:id/paper', 'refused'),
  admins('GET /api/v1/contracts/:id/paper', 404),
  admins('POST /api/v1/contracts/:id/paper', 422),
  admins('DELETE /api/v1/contracts/:id/paper', 404),
  admins(`GET ${API}`, 200),
  admins(`POST ${API}/import`, 422),
  admins(`POST ${API}`, 201, NEXT),
  admins(`PUT ${API}`, 201, NEXT),
  admins(`PUT ${API}/:partner`, 200, PARTNER),
  admins(`DELETE ${API}/:partner`, 200),
  admins(`PUT ${API}/:partner/users/:user`, 200),
  admins(`DELETE ${API}/:partner/users/:user`, 409),
]
