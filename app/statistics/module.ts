import { defineModule } from '#shared/modules'

/** What was sold, to whom and by what, agreeing with the orders to the cent. */
export default defineModule({
  name: 'statistics',
  routes: [() => import('#statistics/routes/staff'), () => import('#statistics/routes/partners')],
  api: [
    () => import('#statistics/api/examples'),
    () => import('#statistics/api/german'),
    () => import('#statistics/api/statistics'),
  ],
  jobs: () => import('#statistics/jobs/index'),
  adminPlaces: [
    {
      group: 'sales',
      rank: 45,
      name: 'partners',
      path: '/admin/data-partners',
      scopes: ['stats.read'],
    },
  ],
  closes: { never: ['/admin/stats/*', '/admin/data-partners/*', '/api/v1/stats/*'] },
})
