/** Addresses that the frame leads to; the modules behind them own the routes. */
export const ADDRESSES = {
  home: '/',
  products: '/products',
  useCases: '/use-cases',
  faq: '/faq',
  contact: '/contact',
  subscriptionRequest: '/subscription-request',
  terms: '/terms-and-conditions',
  privacy: '/privacy-notice',
  withdrawal: '/right-of-withdrawal',
  imprint: '/imprint',
  rights: '/intellectual-property-rights-and-rights-of-use',
  disclaimer: '/disclaimer',
  trademarks: '/trademarks',
  data: '/data',
  infoCenter: '/info-center',
  status: '/status',
  apiReference: '/api/docs',
  account: '/my-account',
  orders: '/my-account/my-orders',
  personalData: '/my-account/personal-data',
  password: '/my-account/change-password',
  signIn: '/sign-in-or-register',
  register: '/register',
  logout: '/logout',
  basket: '/basket/1',
  admin: '/admin',
  quotas: '/admin/quotas',
  users: '/admin/manage-users',
  registerOnBehalf: '/admin/manage-users/register-on-behalf',
  addMultiple: '/admin/manage-users/add-multiple-subscriptions',
  salesRegistration: '/admin/sales-registration',
  adminOrders: '/admin/manage-orders',
  subscriptionTypes: '/admin/manage-subscriptions',
  partners: '/admin/business-partners',
  partnerImports: '/admin/business-partners/imports',
} as const

export const userAddress = (id: number) => `/admin/manage-users/${id}/orders`

/** Where staff merge a user into another one, who may be named by number or e-mail address. */
export const mergerAddress = (id: number, into?: string) =>
  `/admin/manage-users/${id}/merge${into ? `?into=${encodeURIComponent(into)}` : ''}`
