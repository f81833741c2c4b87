import { open, staff } from '#tests/fixtures/identity/access/row'

const CHOICE = '→ /sign-in-or-register'
const HOME = '→ /'
const ACCOUNT = '→ /my-account'
const SIGNED_OUT = '→ /logout'
const NOTICE = '→ /accept-privacy-notice'
const uid = () => ({ params: { uid: 'no-such-sign-in' } })
const PASSWORDS = { password: 'Fresh-Tally-7', passwordConfirmation: 'Fresh-Tally-7' }

export const rows = [
  open('GET /register', ACCOUNT, { but: { visitor: 200, ...staff(200) } }),
  open('POST /register', '→ /register/success', {
    sends: () => ({ body: { website: 'https://filled.example', email: 'x' } }),
  }),
  open('GET /register/success', '→ /register'),
  open('GET /save-user-details', HOME, { but: { visitor: CHOICE } }),
  open('POST /save-user-details', HOME, { but: { visitor: CHOICE } }),
  open('GET /save-user-details/success', HOME, { but: { visitor: CHOICE } }),
  open('GET /accept-privacy-notice/success', HOME, { but: { visitor: CHOICE, newcomer: NOTICE } }),
  open('GET /logout-timer', SIGNED_OUT),
  open('GET /password/forgotten', 200),
  open('POST /password/forgotten', '→ /password/sent', {
    sends: () => ({ body: { email: 'nobody@elbquant.example' } }),
  }),
  open('GET /password/sent', '→ /password/forgotten'),
  open('GET /password/new', 200),
  open('POST /password/new', '→ /password/new', { sends: () => ({ body: PASSWORDS }) }),
  // Nobody here is choosing a password, nor has one in the shop.
  open('POST /password/judgement', 'refused', {
    sends: () => ({ body: { password: 'Fresh-Tally-7' } }),
  }),
  open('GET /password/done', CHOICE),
  open('GET /sign-in/:uid/second-step', '→ /sign-in/no-such-sign-in', { sends: uid }),
  open('POST /sign-in/:uid/second-step', '→ /sign-in/no-such-sign-in', { sends: uid }),
  open('POST /sign-in/:uid/passkey/options', 410, { sends: uid }),
  open('POST /sign-in/:uid/passkey', '→ /sign-in-or-register', { sends: uid }),
  open('GET /sign-in/:uid/password', '→ /sign-in/no-such-sign-in', { sends: uid }),
  open('POST /sign-in/:uid/password', '→ /sign-in/no-such-sign-in', { sends: uid }),
]
