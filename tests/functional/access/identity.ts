import { ADDRESS } from '#database/factories/identity/people'
import { given, rows as accountRows } from '#tests/functional/access/identity/account'
import { rows as flowRows } from '#tests/functional/access/identity/flows'
import { open, signedIn } from '#tests/fixtures/identity/access/row'

export { given }

const uid = () => ({ params: { uid: 'no-such-sign-in' } })
const DETAILS = {
  ...{ firstName: 'Anna', lastName: 'Brandt', company: 'Elbquant Research GmbH' },
  ...{ jobPosition: null, phone: null, mobilePhone: null, tin: null },
  ...{ billing: ADDRESS, sameAddress: true },
}
const CHOICE = '→ /sign-in-or-register'
const HOME = '→ /'

export const rows = [
  open('GET /sign-in-or-register', HOME, { but: { visitor: 200 } }),
  open('GET /sign-in/with/:provider', '→ /oidc/auth', {
    sends: () => ({ params: { provider: 'customers' } }),
  }),
  open('GET /externalLogin', HOME),
  open('GET /internalUserRegistration', HOME),
  open('GET /sign-in/:uid', CHOICE, { sends: uid }),
  open('POST /sign-in/:uid', CHOICE, { sends: uid }),
  open('GET /logout', '→ /', { but: { visitor: 200 } }),
  open('POST /logout', '→ /logout'),
  open('GET /accept-privacy-notice', HOME, { but: { visitor: CHOICE, newcomer: 200 } }),
  open('POST /accept-privacy-notice', '→ /accept-privacy-notice/success', {
    but: { visitor: CHOICE },
    sends: () => ({ body: { accepted: true } }),
  }),
  open('GET /my-account/session', 200, { but: { visitor: 401 } }),
  open('PUT /my-account/session', 200, { but: { visitor: 401 } }),
  signedIn('GET /my-account', 200),
  signedIn('GET /my-account/personal-data', 200),
  signedIn('PUT /my-account/personal-data', '→ /my-account/personal-data', {
    sends: () => ({ body: DETAILS }),
  }),
  ...accountRows,
  ...flowRows,
]
