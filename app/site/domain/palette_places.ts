/** Pages for everybody that the command palette knows, in the order in which it lists them. */
export const PUBLIC_PLACES = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'use_cases', path: '/use-cases' },
  { name: 'faq', path: '/faq' },
  { name: 'info_center', path: '/info-center' },
  { name: 'data', path: '/data' },
  { name: 'api', path: '/api/docs' },
  { name: 'contact', path: '/contact' },
  { name: 'subscription_request', path: '/subscription-request' },
  { name: 'basket', path: '/basket/1' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'privacy', path: '/privacy-notice' },
  { name: 'withdrawal', path: '/right-of-withdrawal' },
  { name: 'rights', path: '/intellectual-property-rights-and-rights-of-use' },
  { name: 'disclaimer', path: '/disclaimer' },
  { name: 'imprint', path: '/imprint' },
  { name: 'trademarks', path: '/trademarks' },
] as const

/** What visitors find besides. */
export const VISITOR_PLACES = [
  { name: 'sign_in', path: '/sign-in-or-register' },
  { name: 'register', path: '/register' },
] as const

/** What signed-in people find besides. */
export const ACCOUNT_PLACES = [
  { name: 'account', path: '/my-account' },
  { name: 'orders', path: '/my-account/my-orders' },
  { name: 'subscriptions', path: '/my-account/my-subscriptions' },
  { name: 'reports', path: '/my-account/my-reports' },
  { name: 'personal_data', path: '/my-account/personal-data' },
  { name: 'password', path: '/my-account/change-password' },
  { name: 'download_centre', path: '/my-account/download-centre' },
  { name: 'api_token', path: '/my-account/api-token' },
] as const

type Place = (typeof PUBLIC_PLACES | typeof VISITOR_PLACES | typeof ACCOUNT_PLACES)[number]

export type PalettePlace = { name: Place['name']; path: string }
