import { defineModule } from '#shared/modules'

/** What is sold: products, days, prices, quotes, samples and trials. */
export default defineModule({
  name: 'catalogue',
  finds: () => import('#catalogue/finds'),
  routes: [
    () => import('#catalogue/routes/pages'),
    () => import('#catalogue/routes/quotes'),
    () => import('#catalogue/routes/staff'),
    () => import('#catalogue/routes/manage_products'),
    () => import('#catalogue/routes/discovery'),
    () => import('#catalogue/routes/offered_files'),
  ],
  api: [
    () => import('#catalogue/api/examples'),
    () => import('#catalogue/api/german'),
    () => import('#catalogue/api/products'),
    () => import('#catalogue/api/analytics'),
    () => import('#catalogue/api/coverage'),
    () => import('#catalogue/api/preview'),
    () => import('#catalogue/api/files'),
    () => import('#catalogue/api/use_cases'),
    () => import('#catalogue/api/quotes'),
    () => import('#catalogue/api/requests'),
    () => import('#catalogue/api/offered_files'),
  ],
  provides: () => import('#catalogue/provides'),
  jobs: () => import('#catalogue/jobs/index'),
  keepsOfPeople: () => import('#catalogue/kept_of_people'),
  restored: () => import('#catalogue/restored'),
  adminPlaces: [
    {
      group: 'catalogue',
      rank: 10,
      name: 'products',
      path: '/admin/manage-products',
      scopes: ['products.read'],
    },
    {
      group: 'catalogue',
      rank: 12,
      name: 'discover',
      path: '/admin/manage-products/discover',
      scopes: ['products.write'],
    },
    {
      group: 'catalogue',
      rank: 15,
      name: 'calendars',
      path: '/admin/calendars',
      scopes: ['products.read'],
    },
    {
      group: 'catalogue',
      rank: 20,
      name: 'use_cases',
      path: '/admin/manage-use-cases',
      scopes: ['usecases.read'],
    },
    {
      group: 'catalogue',
      rank: 25,
      name: 'download_centre',
      path: '/admin/download-centre',
      scopes: ['products.read'],
    },
  ],
  palettePlaces: [
    { for: 'all', rank: 20, name: 'products', path: '/products' },
    { for: 'account', rank: 70, name: 'download_centre', path: '/my-account/download-centre' },
  ],
  examines: () => import('#catalogue/examines'),
  closes: {
    closing: ['/sample-data/*', '/a7product/*', 'POST /api/v1/a7-requests'],
    closed: [
      ...['/products/*', '/product/*', '/quote/*', 'POST /my-account/quotes'],
      ...['/api/v1/products/*', '/api/v1/a7products/*', '/api/v1/files/*', '/api/v1/quotes'],
      ...['GET /api/v1/use-cases', 'GET /api/v1/use-case-categories', 'POST /api/v1/saved-quotes'],
    ],
    never: [
      ...['/my-account/*', '/admin/manage-use-cases/*', '/api/v1/saved-quotes/*'],
      ...['/admin/manage-products/*', '/admin/calendars/*'],
      ...['/admin/download-centre', '/admin/offered-files/*'],
      ...['/api/v1/download-centre', '/api/v1/download-centre/*', '/api/v1/offered-files/*'],
      ...['PUT /api/v1/products/*', '/api/v1/use-cases/*', '/api/v1/use-case-categories/*'],
    ],
  },
})
