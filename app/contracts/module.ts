import { defineModule } from '#shared/modules'

/** Business partners, and later the contracts with them. */
export default defineModule({
  name: 'contracts',
  routes: [
    () => import('#contracts/routes/partners'),
    () => import('#contracts/routes/imports'),
    () => import('#contracts/routes/users'),
  ],
  api: [
    () => import('#contracts/api/examples'),
    () => import('#contracts/api/german'),
    () => import('#contracts/api/business_partners'),
  ],
  adminPlaces: [
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
      '/api/v1/business-partners/*',
    ],
  },
})
