import { defineModule } from '#shared/modules'

/** Business partners, and the contracts with them. */
export default defineModule({
  name: 'contracts',
  finds: () => import('#contracts/finds'),
  routes: [
    () => import('#contracts/routes/partners'),
    () => import('#contracts/routes/imports'),
    () => import('#contracts/routes/users'),
    () => import('#contracts/routes/entitlements'),
    () => import('#contracts/routes/records'),
    () => import('#contracts/routes/papers'),
    () => import('#contracts/routes/evidence'),
    () => import('#contracts/routes/permissioning'),
  ],
  api: [
    () => import('#contracts/api/examples'),
    () => import('#contracts/api/german'),
    () => import('#contracts/api/business_partners'),
    () => import('#contracts/api/records'),
    () => import('#contracts/api/papers'),
    () => import('#contracts/api/evidence'),
  ],
  jobs: () => import('#contracts/jobs/index'),
  provides: () => import('#contracts/provides'),
  keepsOfPeople: () => import('#contracts/kept_of_people'),
  palettePlaces: [
    { for: 'account', rank: 35, name: 'evidence', path: '/my-account/licence-evidence' },
  ],
  adminPlaces: [
    {
      group: 'contracts',
      rank: 10,
      name: 'contract_data',
      path: '/admin/contracts',
      scopes: ['contracts.read'],
    },
    {
      group: 'contracts',
      rank: 20,
      name: 'contracts',
      path: '/admin/contracts/contracts',
      scopes: ['contracts.read'],
    },
    {
      group: 'contracts',
      rank: 30,
      name: 'entitlements',
      path: '/admin/contracts/entitlements',
      scopes: ['contracts.read'],
    },
    {
      group: 'contracts',
      rank: 40,
      name: 'permissioning',
      path: '/admin/contracts/permissioning',
      scopes: ['contracts.read'],
    },
    {
      group: 'people',
      rank: 30,
      name: 'partners',
      path: '/admin/business-partners',
      scopes: ['businessPartners.read'],
      waiting: `select count(*) from partner_imports where state = 'Checked'`,
    },
  ],
  userTabs: [{ rank: 40, name: 'business-partner', scopes: ['users.read'] }],
  closes: {
    never: [
      ...['/admin/business-partners/*', '/admin/manage-users/:userId/business-partner/*'],
      ...['/admin/contracts/*', '/api/v1/business-partners/*', '/api/v1/contracts/*'],
      ...['/api/v1/contract-types/*', '/api/v1/information-products/*'],
      '/api/v1/product-subscriptions/*',
      ...['/my-account/licence-evidence/*', '/api/v1/licence-evidence/*'],
    ],
  },
})
