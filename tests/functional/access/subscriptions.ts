import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS } from '#subscriptions/domain/entitlement'
import { assignedSubscriptions } from '#subscriptions/queries/assigned_subscriptions'
import {
  only,
  open,
  own,
  signedIn,
  type Answer,
  type Given,
  type People,
} from '#tests/fixtures/identity/access/row'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenRequest } from '#tests/fixtures/subscriptions/given_request'
import { givenContact } from '#tests/fixtures/subscriptions/given_contact'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const DESK = 'desk@alster-exchange.example'

export async function given({ customer }: People): Promise<Given> {
  const product = await givenProduct('access_levels', { days: 1 })
  const subscription = await givenType({ productIds: [product.id] })
  const days = { from: CalendarDay.of(2000, 1, 1), until: null }
  const ranges = [{ days, visible: ALWAYS }]
  await givenSubscription(subscription, customer.id, {
    isUnrestricted: false,
    visible: ALWAYS,
    ranges,
  })
  const [held] = await assignedSubscriptions(customer.id)
  const range = held!.ranges[0]!.id
  const contact = await givenContact(subscription, DESK)
  const request = await givenRequest({ userId: customer.id, typeId: subscription })
  return {
    subscription,
    contact,
    range,
    request,
    userId: customer.id,
    secret: 'x'.repeat(32),
    file: `${product.id}-20000101-1`,
  }
}

const keepers = (route: string, answer: Answer, body?: Record<string, unknown>) =>
  only(['manager', 'admin'], route, answer, { sends: () => ({ body }) })

const sellers = (route: string, answer: Answer) => only(['sales', 'admin'], route, answer)

const readers = (route: string) => only(['viewer', 'manager', 'admin'], route, 200)

const TAB = '/admin/manage-users/:userId/subscriptions'

const TYPE = { name: 'A type of the matrix', description: 'For the matrix' }

const writers = (route: string, answer: Answer) =>
  only(['admin'], route, answer, { sends: () => ({ body: TYPE }) })

const CALL = '/api/v1/subscriptions/:subscription/users'
const RANGES = `${CALL}/:userId/dateRanges`

/** The customer's own programs, and those of staff who keep subscriptions. */
const ownOr = (roles: ('viewer' | 'manager' | 'admin')[], route: string) =>
  own(route, 200, { but: Object.fromEntries(roles.map((role) => [role, 200])) })

const calls = [
  ownOr(['manager', 'admin'], 'GET /api/v1/subscription-types/user/:userId'),
  keepers('GET /api/v1/subscription-types/unassigned/:userId', 200),
  ownOr(['viewer', 'manager', 'admin'], `GET ${CALL}/:userId/files`),
  own(`GET ${CALL}/:userId/files/:file`, 200),
  readers(`GET ${CALL}`),
  readers(`GET ${CALL}/:userId`),
  keepers(`PUT ${CALL}/:userId`, 200, { unrestricted: false }),
  keepers(`DELETE ${CALL}/:userId`, 200),
  keepers(`PUT ${CALL}/:userId/visibility`, 200, { visibilityEndDate: 20300101 }),
  keepers(`DELETE ${CALL}/:userId/visibility`, 200),
  keepers(`POST ${CALL}/:userId/copy`, 422, { users: [] }),
  keepers(`POST ${CALL}/:userId/welcome`, 200),
  readers(`GET ${RANGES}`),
  readers(`GET ${RANGES}/:range`),
  keepers(`POST ${RANGES}`, 201, { startDate: 20260101 }),
  keepers(`PUT ${RANGES}/:range`, 200, { startDate: 20260101 }),
  keepers(`DELETE ${RANGES}/:range`, 200),
  keepers(`POST ${RANGES}/:range/copy`, 422, { users: [] }),
  only(['manager', 'admin'], 'POST /api/v1/message/subscriptionEntitled', 200, {
    sends: ({ subscription, userId }) => ({
      body: { userId, subscriptionTypeId: subscription },
    }),
  }),
]

const CONTACTS = '/admin/manage-subscriptions/:subscription/contacts'
const API_CONTACTS = '/api/v1/subscriptions/:subscription/contacts'

const CONTACT = { email: 'new@alster.example' }
const contacts = (route: string, answer: Answer) =>
  only(['admin'], route, answer, {
    sends: () => (/^(DELETE|GET) /.test(route) ? {} : { body: CONTACT }),
  })

const SEND = '/admin/manage-subscriptions/:subscription/sendEmail'
const MAILING = {
  key: '5b1c2f3a-7c1d-4f0e-9a55-2f7f0c5d9e11',
  recipients: DESK,
  subject: 'A',
  body: 'B',
}

const mailings = (route: string) =>
  only(['admin'], route, 302, { sends: () => ({ body: MAILING }) })

export const rows = [
  only(['admin'], 'PUT /admin/manage-subscriptions/:subscription/initialisation', 302),
  only(['admin'], 'PUT /admin/manage-subscriptions/:subscription/recreation', 302),
  only(['admin'], 'DELETE /admin/manage-subscriptions/:subscription/run', 'refused'),
  only(['admin'], 'PUT /api/v1/subscription-types/:subscription/reinitialize', 202),
  only(['admin'], 'PUT /api/v1/subscription-types/:subscription/cleanAndReinitialize', 202),
  only(['admin'], 'GET /api/v1/subscription-types/:subscription/run', 404),
  only(['admin'], 'DELETE /api/v1/subscription-types/:subscription/run', 409),
  only(['admin'], `GET ${SEND}`, 200),
  only(['admin'], `GET ${SEND}/export`, 200),
  mailings(`POST ${SEND}`),
  mailings(`POST ${SEND}/test`),
  contacts(`GET ${CONTACTS}`, 200),
  contacts(`GET ${CONTACTS}/export`, 200),
  contacts(`POST ${CONTACTS}`, 302),
  contacts(`PUT ${CONTACTS}/:contact`, 302),
  contacts(`DELETE ${CONTACTS}/:contact`, 302),
  contacts(`GET ${API_CONTACTS}`, 200),
  contacts(`GET ${API_CONTACTS}/:contact`, 200),
  contacts(`POST ${API_CONTACTS}`, 201),
  contacts(`PUT ${API_CONTACTS}/:contact`, 200),
  contacts(`DELETE ${API_CONTACTS}/:contact`, 200),
  ...calls,
  writers('POST /admin/manage-subscriptions', 302),
  writers('PUT /admin/manage-subscriptions/:subscription', 302),
  writers('POST /api/v1/subscription-types', 201),
  writers('PUT /api/v1/subscription-types/:subscription', 200),
  keepers('GET /admin/manage-users/add-multiple-subscriptions', 200),
  keepers('POST /admin/manage-users/add-multiple-subscriptions', 'refused'),
  keepers('GET /admin/manage-users/add-multiple-subscriptions/success', 302),
  sellers('GET /admin/sales-registration', 200),
  sellers('POST /admin/sales-registration', 'refused'),
  sellers('POST /admin/sales-registration/customers', 'refused'),
  sellers('GET /admin/sales-registration/success', 302),
  only(['manager', 'admin', 'sales'], 'POST /api/v1/subscriptions/multiple', 422),
  signedIn('GET /my-account/my-subscriptions', 200),
  own('GET /my-account/my-subscriptions/:subscription', 200),
  own('PUT /my-account/my-subscriptions/:subscription/late-notices', 302, {
    sends: () => ({ body: { isTold: true } }),
  }),
  own('GET /my-account/my-subscriptions/:subscription/files/:file', 200),
  own('GET /my-account/my-subscriptions/:subscription/months/:month/files.zip', 200, {
    sends: () => ({ params: { month: '2000-01' } }),
  }),
  own('POST /my-account/my-subscriptions/:subscription/files/:file/return', 302),
  own('POST /my-account/my-subscriptions/:subscription/feed', 302),
  signedIn('DELETE /my-account/my-subscriptions/:subscription/feed', 302),
  open('GET /feeds/:secret', 404),
  own('GET /my-account/my-subscriptions/:subscription/script/:shell', 200, {
    sends: () => ({ params: { shell: 'sh' } }),
  }),
  keepers(`GET ${TAB}`, 200),
  keepers(`GET ${TAB}/history`, 200),
  keepers(`POST ${TAB}/:subscription/ranges`, 302, { startDate: '2026/01/01' }),
  keepers(`PUT ${TAB}/:subscription/ranges/:range`, 302, { startDate: '2026/01/01' }),
  keepers(`DELETE ${TAB}/:subscription/ranges/:range`, 302),
  keepers(`GET ${TAB}/:subscription/ranges/:range/losses`, 422),
  keepers(`GET ${TAB}/:subscription/losses`, 422),
  keepers(`PUT ${TAB}/:subscription/unrestricted`, 'refused'),
  keepers(`DELETE ${TAB}/:subscription/unrestricted`, 'refused'),
  keepers(`PUT ${TAB}/:subscription/visibility`, 302),
  keepers(`GET ${TAB}/:subscription/visibility/losses`, 200),
  keepers(`DELETE ${TAB}/:subscription`, 302),
  keepers(`POST ${TAB}/copy`, 'refused'),
  keepers(`POST ${TAB}/:subscription/copy`, 'refused'),
  keepers(`POST ${TAB}/:subscription/ranges/:range/copy`, 'refused'),
  keepers(`POST ${TAB}/:subscription/ranges/:range/renewal`, 'refused'),
  readers('GET /admin/subscriptions-ending'),
  readers('GET /admin/subscriptions-ending/export'),
  keepers('POST /admin/subscriptions-ending/bulk/renew', 200, { keys: [1], isRehearsal: true }),
  keepers('GET /admin/manage-subscription-requests', 200),
  keepers('GET /admin/manage-subscription-requests/export', 200),
  ...['confirm', 'reject'].map((step) =>
    only(['manager', 'admin'], `POST /admin/manage-subscription-requests/bulk/${step}`, 200, {
      sends: ({ request }) => ({ body: { keys: [request!], isRehearsal: true } }),
    })
  ),
  keepers('PUT /admin/manage-subscription-requests/:request/confirm', 302),
  keepers('PUT /admin/manage-subscription-requests/:request/reject', 302, { reason: 'No' }),
  keepers('PUT /admin/manage-subscription-requests/:request/user', 'refused', { email: 'x' }),
  keepers('GET /api/v1/subscription-requests', 200),
  keepers('PUT /api/v1/subscription-requests/:request/confirm', 200),
  keepers('PUT /api/v1/subscription-requests/:request/reject', 200, { reason: 'No' }),
  readers('GET /admin/manage-subscriptions'),
  readers('GET /admin/manage-subscriptions/export'),
  readers('GET /admin/manage-subscriptions/:subscription'),
  readers('GET /admin/manage-subscriptions/:subscription/export'),
  only(['manager', 'admin', 'sales'], 'GET /admin/manage-subscriptions/people', 200, {
    sends: () => ({ query: 'search=nobody' }),
  }),
  ...['coverage', 'effects'].map((what) =>
    only(['manager', 'admin', 'sales'], `GET /admin/manage-subscriptions/${what}`, 200, {
      sends: ({ subscription }) => ({ query: `types=${subscription}&startDate=2030/01/01` }),
    })
  ),
  ...['extend', 'visibility', 'welcome', 'end'].map((step) =>
    keepers(`POST /admin/manage-subscriptions/:subscription/bulk/${step}`, 200, {
      ...{ keys: [1], isRehearsal: true, endDate: '2030/01/01' },
    })
  ),
  keepers('POST /admin/manage-subscriptions/:subscription/users', 'refused'),
  keepers('POST /admin/manage-subscriptions/:subscription/users/:userId/welcome', 302),
  readers('GET /api/v1/subscription-types'),
  readers('GET /api/v1/subscription-types/:subscription'),
  readers('GET /api/v1/subscription-folders'),
]
