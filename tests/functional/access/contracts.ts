import { rows as query } from '#shared/database'
import { only, type Answer, type Given, type People } from '#tests/fixtures/identity/access/row'

const API = '/api/v1/business-partners'
const PARTNER = { bpId: 4711, bpName: 'Access GmbH', countryCode: 'DE' }
const TYPED = { ...PARTNER, bpId: '4711' }
const NEXT = { ...PARTNER, bpId: 4712 }

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
  return { partner: 4711, import: made!.id, line: 3, user: customer.id, userId: customer.id }
}

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
  admins('POST /admin/business-partners/imports', 'refused'),
  admins('GET /admin/business-partners/imports/:import', 200),
  admins('PUT /admin/business-partners/imports/:import', 'refused'),
  admins('DELETE /admin/business-partners/imports/:import', 302),
  admins('DELETE /admin/business-partners/imports/:import/held', 302),
  admins('PUT /admin/business-partners/imports/:import/lines/:line', 302, { text: '1;A;DE' }),
  admins('DELETE /admin/business-partners/imports/:import/lines/:line', 302),
  admins(`GET ${API}`, 200),
  admins(`POST ${API}/import`, 422),
  admins(`POST ${API}`, 201, NEXT),
  admins(`PUT ${API}`, 201, NEXT),
  admins(`PUT ${API}/:partner`, 200, PARTNER),
  admins(`DELETE ${API}/:partner`, 200),
  admins(`PUT ${API}/:partner/users/:user`, 200),
  admins(`DELETE ${API}/:partner/users/:user`, 409),
]
