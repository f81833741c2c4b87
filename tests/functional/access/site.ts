import { only, open } from '#tests/fixtures/identity/access/row'

const MESSAGE = { website: 'a program fills this in' }
const message = () => ({ body: MESSAGE })

const DOCUMENTS = [
  '/terms-and-conditions',
  '/privacy-notice',
  '/right-of-withdrawal',
  '/imprint',
  '/disclaimer',
  '/trademarks',
  '/intellectual-property-rights-and-rights-of-use',
  '/faq',
  '/info-center',
  '/data',
]

const STAFF = ['viewer', 'manager', 'admin', 'derivatives', 'sales'] as const

/** Of a list that there is not. */
const VIEW = {
  ...{ path: '/nowhere', name: 'Mine', query: '', hidden: [] },
  ...{ density: 'compact', isShared: false },
}
const noView = () => ({ params: { view: 1 } })

export const rows = [
  open('GET /', 200),
  open('GET /use-cases/:categoryId?', 200),
  ...DOCUMENTS.map((path) => open(`GET ${path}`, 200)),
  open('GET /terms-and-conditions/:version', 200, {
    sends: () => ({ params: { version: '1.9' } }),
  }),
  open('GET /tabledemo', 404),
  open('GET /*', 404),
  only([...STAFF], 'POST /admin/views', 'refused', { sends: () => ({ body: VIEW }) }),
  only([...STAFF], 'PUT /admin/views/:view', 'refused', { sends: noView }),
  only([...STAFF], 'DELETE /admin/views/:view', 'refused', { sends: noView }),
  open('POST /cookie-consent', 302, { sends: () => ({ body: { consent: 'necessary' } }) }),
  open('GET /palette', 200),
  open('GET /palette/found', 200),
  only(['viewer', 'manager', 'admin', 'derivatives', 'sales'], 'GET /admin', 200),
  open('GET /sitemap.xml', 200),
  open('GET /robots.txt', 200),
  open('GET /contact', 200),
  open('POST /contact', '→ /contact/success', { sends: message }),
  open('GET /contact/success', '→ /contact'),
  open('GET /contact/success-kneip', '→ /contact'),
  open('GET /subscription-request', 200),
  open('POST /subscription-request', '→ /subscription-request/success', { sends: message }),
  open('GET /subscription-request/success', '→ /contact'),
  open('POST /api/v1/message/contactUs', 201, { sends: message }),
  open('POST /api/v1/message/subscriptionRequest', 201, { sends: message }),
  open('GET /api/v1/countries', 200),
]
