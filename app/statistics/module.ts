import { defineModule } from '#shared/modules'

/** What was sold, to whom and by what, agreeing with the orders to the cent. */
export default defineModule({
  name: 'statistics',
  routes: [() => import('#statistics/routes/staff')],
  api: [
    () => import('#statistics/api/examples'),
    () => import('#statistics/api/german'),
    () => import('#statistics/api/statistics'),
  ],
  jobs: () => import('#statistics/jobs/index'),
  closes: { never: ['/admin/stats/*', '/api/v1/stats/*'] },
})
