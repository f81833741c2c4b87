import { defineModule } from '#shared/modules'

/**
 * What was sold, to whom and by what, agreeing with the orders to the cent; what other rules would have
 * brought, what was asked for and not sold, what waits to be ordered, and what ends.
 */
export default defineModule({
  name: 'statistics',
  routes: [
    () => import('#statistics/routes/staff'),
    () => import('#statistics/routes/partners'),
    () => import('#statistics/routes/rules'),
    () => import('#statistics/routes/demand'),
    () => import('#statistics/routes/expiring'),
    () => import('#statistics/routes/open_demand'),
  ],
  api: [
    () => import('#statistics/api/examples'),
    () => import('#statistics/api/german'),
    () => import('#statistics/api/statistics'),
  ],
  jobs: () => import('#statistics/jobs/index'),
  provides: () => import('#statistics/provides'),
  adminPlaces: [
    { group: 'sales', rank: 40, name: 'stats', path: '/admin/stats', scopes: ['stats.read'] },
    {
      group: 'sales',
      rank: 50,
      name: 'venue_revenue',
      path: '/admin/data-partners',
      scopes: ['stats.read'],
    },
    { group: 'sales', rank: 70, name: 'demand', path: '/admin/demand', scopes: ['stats.read'] },
    {
      group: 'sales',
      rank: 60,
      name: 'open_demand',
      path: '/admin/open-demand',
      scopes: ['stats.read'],
    },
    { group: 'sales', rank: 80, name: 'expiring', path: '/admin/expiring', scopes: ['stats.read'] },
    {
      group: 'catalogue',
      rank: 13,
      name: 'rules',
      path: '/admin/rules',
      scopes: ['stats.read'],
    },
  ],
  closes: {
    never: [
      ...['/admin/stats/*', '/admin/data-partners/*', '/admin/rules/*'],
      ...['/admin/demand/*', '/admin/open-demand/*', '/admin/expiring/*'],
      '/api/v1/stats/*',
    ],
  },
})
