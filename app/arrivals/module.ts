import { defineModule } from '#shared/modules'

/** When each product's days are expected and come, and who is told of those that are late. */
export default defineModule({
  name: 'arrivals',
  routes: [() => import('#arrivals/routes/pages')],
  api: [
    () => import('#arrivals/api/examples'),
    () => import('#arrivals/api/german'),
    () => import('#arrivals/api/arrivals'),
    () => import('#arrivals/api/notices'),
  ],
  jobs: () => import('#arrivals/jobs/index'),
  provides: () => import('#arrivals/provides'),
  adminPlaces: [
    {
      group: 'catalogue',
      rank: 5,
      name: 'arrivals',
      path: '/admin/arrivals',
      scopes: ['products.read'],
      waiting: `select count(*) from arrival_days where status = 'Late'`,
    },
  ],
  palettePlaces: [{ for: 'all', rank: 65, name: 'status', path: '/status' }],
  closes: {
    closed: ['/status', '/api/v1/notices'],
    never: ['/admin/arrivals/*', '/api/v1/arrivals/*'],
  },
})
