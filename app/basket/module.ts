import { defineModule } from '#shared/modules'

export default defineModule({
  name: 'basket',
  routes: [() => import('#basket/routes/pages')],
  api: [
    () => import('#basket/api/examples'),
    () => import('#basket/api/german'),
    () => import('#basket/api/basket'),
  ],
  jobs: () => import('#basket/jobs/index'),
  provides: () => import('#basket/provides'),
  keepsOfPeople: () => import('#basket/kept_of_people'),
  palettePlaces: [{ for: 'all', rank: 100, name: 'basket', path: '/basket/1' }],
  closes: {
    closing: ['/basket/2', '/basket/addresses/*', '/basket/vat-id'],
    closed: [
      ...['/basket/*', '/api/v1/basket/*', '/api/v1/visitor-basket/*'],
      'POST /my-account/quotes/:number/order',
    ],
  },
})
