import { ADDRESS } from '#database/factories/identity/people'
import { createToken } from '#identity/actions/tokens/create_token'
import {
  type Given,
  type People,
  type Row,
  only,
  open,
  own,
  signedIn,
  staff,
} from '#tests/fixtures/identity/access/row'

const HOME = '→ /my-account'
const PERSON = {
  ...{ firstName: 'Anna', lastName: 'Brandt', company: 'Elbquant Research GmbH' },
  billingAddress: ADDRESS,
}

/** A token of the customer's, and the ids of the people whom calls are about. */
export async function given(people: People): Promise<Given> {
  const token = await createToken({ user: people.customer, kind: 'account', name: 'Import' })
  return { tokenId: token.ok ? token.value.id : 0 }
}

const ofCustomer = (body?: Record<string, unknown>) => (_: Given, people: People) => ({
  params: { id: people.customer.id },
  ...(body && { body }),
})
const WRITERS = ['manager', 'admin'] as const
const openDetails: Row['sends'] = (_, people) => ({
  params: { kind: 'details', record: people.customer.id },
})

/** Before an account is complete only its own first steps are open, and only to its owner. */
const first = { newcomer: 404 } as const

/** What staff change in the tabs of a person; there is nothing of it, so they are told so where they pressed. */
const CHANGES_OF_TABS: [string, { params?: Given; body?: Record<string, unknown> }][] = [
  ['POST /groups', { body: { group: 'shop_viewer' } }],
  ['DELETE /groups/:group', { params: { group: 'shop_viewer' } }],
  ['DELETE /sessions', {}],
  ['DELETE /sessions/:session', { params: { session: '0'.repeat(32) } }],
  ['DELETE /tokens/:token', { params: { token: 999_999_999 } }],
  ['DELETE /second-factors', { body: { confirmed: true, reason: 'Called back' } }],
  ['POST /email-codes', { body: { place: 'second' } }],
  ['POST /mails/:mail', { params: { mail: 999_999_999 } }],
]

export const rows = [
  signedIn('GET /my-account/change-password', 200, { but: staff(HOME) }),
  signedIn('PUT /my-account/change-password', 'refused', {
    but: staff(HOME),
    sends: () => ({ body: { oldPassword: 'x', newPassword: '', confirmation: '' } }),
  }),
  signedIn('GET /my-account/change-password/success', HOME),
  signedIn('GET /my-account/security', 200, { but: staff(HOME) }),
  signedIn('GET /my-account/security/confirm', 200, { but: staff(HOME) }),
  signedIn('POST /my-account/security/confirm', 'refused', {
    but: staff(HOME),
    sends: () => ({ body: { password: 'x' } }),
  }),
  ...[
    'GET /my-account/security/authenticator',
    'POST /my-account/security/authenticator',
    'DELETE /my-account/security/authenticator',
    'GET /my-account/security/passkeys',
    'POST /my-account/security/passkeys',
    'POST /my-account/security/passkeys/options',
    'DELETE /my-account/security/passkeys/:id',
    'GET /my-account/security/recovery-codes',
    'POST /my-account/security/recovery-codes',
  ].map((route) =>
    signedIn(route, '→ /my-account/security/confirm', {
      but: staff(HOME),
      sends: () => ({ params: { id: 999_999_999 } }),
    })
  ),
  signedIn('GET /my-account/api-token', 200),
  own('DELETE /my-account/api-token/:id', '→ /my-account/api-token', {
    sends: ({ tokenId }) => ({ params: { id: tokenId! } }),
  }),
  signedIn('POST /my-account/additional-emails/:place/verification', 'refused', {
    sends: () => ({ params: { place: 'second' } }),
  }),
  signedIn('GET /my-account/sign-ins', 200),
  signedIn('GET /my-account/my-data', 200),
  signedIn('GET /my-account/my-data/export', 200),
  signedIn('POST /my-account/my-data/deletion-request', '→ /my-account/my-data', {
    but: staff('refused'),
    sends: () => ({ body: { confirmed: true } }),
  }),
  signedIn('DELETE /my-account/my-data/deletion-request', 'refused'),
  open('GET /verifyEmail/:code', 200, { sends: () => ({ params: { code: 'no-such-code' } }) }),
  open('POST /verifyEmail/:code', '→ /verifyEmail/no-such-code', {
    sends: () => ({ params: { code: 'no-such-code' } }),
  }),

  signedIn('GET /api/v1/tokens', 200),
  signedIn('POST /api/v1/tokens', 201, { sends: () => ({ body: { name: 'Import' } }) }),
  own('DELETE /api/v1/tokens/:id', 200, {
    sends: ({ tokenId }) => ({ params: { id: tokenId! } }),
  }),
  only(['admin'], 'GET /admin/marketplace-token', 200),
  only(['admin'], 'POST /api/v1/marketplace-tokens', 201, {
    sends: () => ({ body: { marketplaceToken: 'Bazaar' } }),
  }),

  only(['viewer', 'manager', 'admin'], 'GET /api/v1/users', 200),
  only(['viewer', 'manager', 'admin'], 'GET /api/v1/admin/groups', 200),
  own('GET /api/v1/users/:id', 200, {
    but: { viewer: 200, manager: 200, admin: 200 },
    sends: ofCustomer(),
  }),
  own('PUT /api/v1/users/:id', 200, {
    but: { manager: 200, admin: 200 },
    sends: ofCustomer(PERSON),
  }),
  own('PUT /api/v1/users/:id/saveDetails', 200, { but: first, sends: ofCustomer(PERSON) }),
  own('PUT /api/v1/users/:id/accept', 200, { but: first, sends: ofCustomer() }),
  own('PUT /api/v1/users/:id/init', 200, { but: first, sends: ofCustomer({ locale: 'de' }) }),
  own('PUT /api/v1/users/:id/password', 403, {
    sends: ofCustomer({ oldPassword: 'x', newPassword: 'y' }),
  }),
  open('POST /api/v1/users', 202, {
    sends: () => ({ body: { website: 'a program fills every field' } }),
  }),
  open('POST /api/v1/users/verifyEmail/:code', 404, {
    sends: () => ({ params: { code: 'a-code-that-nobody-got' } }),
  }),
  signedIn('POST /api/v1/internal-users', 200, {
    but: { customer: 403, other: 403, newcomer: 403 },
  }),
  ...(['lock', 'unlock'] as const).map((change) =>
    only([...WRITERS], `PUT /api/v1/users/:id/${change}`, 200, { sends: ofCustomer() })
  ),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-users', 200),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-users/export', 200),
  ...['lock', 'unlock'].map((step) =>
    only([...WRITERS], `POST /admin/manage-users/bulk/${step}`, 200, {
      sends: (_, people) => ({ body: { keys: [people.customer.id], isRehearsal: true } }),
    })
  ),
  ...['POST /lock', 'DELETE /lock', 'POST /password-reset', 'DELETE '].map((change) =>
    only([...WRITERS], change.replace(' ', ' /admin/manage-users/:userId'), '→ /', {
      sends: (_, people) => ({ params: { userId: people.customer.id } }),
    })
  ),
  only([...WRITERS], 'PUT /admin/open-records/:kind/:record', 200, {
    sends: openDetails,
    but: { viewer: 'refused', derivatives: 'refused', sales: 'refused' },
  }),
  only([...WRITERS], 'DELETE /admin/open-records/:kind/:record', 200, {
    sends: openDetails,
    but: staff(200),
  }),
  ...['sessions', 'tokens', 'mails', 'history'].map((records) =>
    only(['viewer', 'manager', 'admin'], `GET /api/v1/users/:id/${records}`, 200, {
      sends: ofCustomer(),
    })
  ),
  only([...WRITERS], 'DELETE /api/v1/users/:id/sessions', 200, { sends: ofCustomer() }),
  ...[
    ['DELETE', 'sessions/:session', { session: '0'.repeat(32) }] as const,
    ['DELETE', 'tokens/:token', { token: 999_999_999 }] as const,
    ['POST', 'mails/:mail', { mail: 999_999_999 }] as const,
  ].map(([method, path, params]) =>
    only([...WRITERS], `${method} /api/v1/users/:id/${path}`, 404, {
      sends: (_, people) => ({ params: { id: people.customer.id, ...params } }),
    })
  ),
  only(['viewer', 'manager', 'admin'], 'GET /admin/groups', 200),
  only(['viewer', 'manager', 'admin'], 'GET /admin/manage-users/:userId', 302, {
    sends: (_, people) => ({ params: { userId: people.customer.id } }),
  }),
  ...['details', 'addresses', 'billing'].map((part) =>
    only([...WRITERS], `PUT /admin/manage-users/:userId/${part}`, 'refused', {
      sends: (_, people) => ({ params: { userId: people.customer.id } }),
    })
  ),
  ...['details', 'addresses', 'billing', 'permissions', 'security', 'mails', 'history'].map((tab) =>
    only(['viewer', 'manager', 'admin'], `GET /admin/manage-users/:userId/${tab}`, 200, {
      sends: (_, people) => ({ params: { userId: people.customer.id } }),
    })
  ),
  ...CHANGES_OF_TABS.map(([change, more]) =>
    only([...WRITERS], change.replace(' ', ' /admin/manage-users/:userId'), '→ /', {
      sends: (_, people) => ({
        params: { userId: people.customer.id, ...more.params },
        body: more.body,
      }),
    })
  ),
  only([...WRITERS], 'GET /admin/manage-users/:userId/merge', 200, {
    sends: (_, people) => ({ params: { userId: people.customer.id } }),
  }),
  only([...WRITERS], 'POST /admin/manage-users/:userId/merge', 'refused', {
    sends: (_, people) => ({ params: { userId: people.customer.id } }),
  }),
  only([...WRITERS], 'GET /api/v1/users/:id/merge', 422, { sends: ofCustomer() }),
  only([...WRITERS], 'POST /api/v1/users/:id/merge', 422, { sends: ofCustomer() }),
  only([...WRITERS], 'GET /admin/manage-users/register-on-behalf', 200),
  only([...WRITERS], 'POST /admin/manage-users/register-on-behalf', 'refused'),
  only(
    [...WRITERS],
    'GET /admin/register-on-behalf/success',
    '→ /admin/manage-users/register-on-behalf'
  ),
  only([...WRITERS], 'GET /admin/deletion-requests', 200),
  only([...WRITERS], 'POST /admin/deletion-requests/:id', 'refused', {
    sends: () => ({ params: { id: 999_999_999 } }),
  }),
  only([...WRITERS], 'POST /admin/deletion-requests/:id/refusal', 'refused', {
    sends: () => ({ params: { id: 999_999_999 }, body: { reason: 'An order still runs.' } }),
  }),
  only([...WRITERS], 'PUT /api/v1/users/:id/password/reset', 409, { sends: ofCustomer() }),
  only([...WRITERS], 'DELETE /api/v1/users/:id/second-factors', 409, {
    sends: ofCustomer({ confirmed: true, reason: 'Lost phone' }),
  }),
  only([...WRITERS], 'DELETE /api/v1/users/:id', 200, { sends: ofCustomer() }),
  only([...WRITERS], 'PUT /api/v1/users/:id/grant', 200, {
    sends: (_, people) => ({
      params: { id: people.viewer.id },
      body: { group: 'shop_viewer' },
    }),
  }),
  only([...WRITERS], 'DELETE /api/v1/users/:id/grant/:group', 409, {
    sends: (_, people) => ({ params: { id: people.viewer.id, group: 'shop_viewer' } }),
  }),
]
