import { rows as query } from '#shared/database'
import {
  only,
  own,
  signedIn,
  type Answer,
  type Given,
  type People,
} from '#tests/fixtures/identity/access/row'
import {
  ELB,
  givenReportProduct,
  givenSnapshot,
  held,
} from '#tests/fixtures/reports/given_snapshot'

const DAY = '2026-09-18'
const ASKED = { date: DAY, isins: ELB }
const CALLED = { date: DAY, isins: [{ isin: ELB }] }

/** A failed report of the customer: whoever may have it made again does. */
export async function given({ customer }: People): Promise<Given> {
  const productId = await givenReportProduct()
  await givenSnapshot(productId, DAY, [held(ELB)])
  const [made] = await query<{ id: number }>(
    null,
    `insert into reports (user_id, product_id, day, locale, licensee, state, unit_price_cents,
       price_cents, requested_by) values (?, ?, ?, 'en', 'Access GmbH', 'Failed', 12500, 12500, 'me')
     returning id`,
    [customer.id, productId, DAY]
  )
  return { report: made!.id, user: customer.id, kind: 'csv', invoice: 'RE-99999' }
}

const MINE = '/my-account/my-reports'
const STAFF = '/admin/manage-reports'
const API = '/api/v1/reports'

const admins = (route: string, answer: Answer, body?: Record<string, unknown>) =>
  only(['admin'], route, answer, { sends: () => ({ body }) })

/** The customer's own programs, and those of administrators. */
const programs = (route: string, answer: Answer, admin = answer, body?: Record<string, unknown>) =>
  own(route, answer, { but: { admin }, sends: () => ({ body }) })

export const rows = [
  signedIn(`GET ${MINE}`, 200),
  signedIn(`GET ${MINE}/summary`, 200),
  signedIn(`GET ${MINE}/new`, 403),
  signedIn(`POST ${MINE}`, 'refused', { sends: () => ({ body: ASKED }) }),
  signedIn(`GET ${MINE}/lookup`, 200),
  own(`POST ${MINE}/:report/restart`, 302),
  signedIn(`GET ${MINE}/:report/files/:kind`, 404),
  own(`GET ${MINE}/:report/manifest.json`, 409, { but: { admin: 409 } }),
  own(`GET ${MINE}/:report/manifest.json.sig`, 409, { but: { admin: 409 } }),
  own(`GET ${MINE}/:report/SHA256SUMS`, 409, { but: { admin: 409 } }),
  signedIn('GET /my-account/csdr', 200),
  signedIn('POST /my-account/csdr', 'refused', { sends: () => ({ body: ASKED }) }),
  admins(`GET ${STAFF}`, 200),
  admins(`GET ${STAFF}/export`, 200),
  admins(`GET ${STAFF}/new`, 200),
  admins(`GET ${STAFF}/month-end`, 200),
  only(['admin'], `GET ${STAFF}/customers`, 200, { sends: () => ({ query: 'search=a' }) }),
  only(['admin'], `POST ${STAFF}`, 302, {
    sends: ({ user }) => ({ body: { ...ASKED, userId: user } }),
  }),
  admins(`GET ${STAFF}/lookup`, 200),
  admins(`GET ${STAFF}/:report/files/:kind`, 404),
  admins(`PUT ${STAFF}/:report`, 302, { discount: '5' }),
  admins(`POST ${STAFF}/:report/restart`, 302),
  admins(`GET ${API}`, 200),
  admins('GET /api/v1/stats/reports', 200),
  only(['admin'], `POST ${API}`, 201, {
    sends: ({ user }) => ({ body: { ...CALLED, userId: user } }),
  }),
  only(['admin'], `POST ${API}/on-behalf`, 201, {
    sends: ({ user }) => ({ body: { ...CALLED, userId: user } }),
  }),
  admins(`PUT ${API}/:report`, 200, { discount: 5 }),
  programs(`GET ${API}/by-user/:user`, 200),
  programs(`POST ${API}/by-user/:user`, 403, 201, CALLED),
  programs(`GET ${API}/by-user/:user/monthlySummary`, 200),
  own(`GET ${API}/:report`, 200, { but: { admin: 200 } }),
  signedIn(`GET ${API}/:report/files/:kind`, 404),
]
