import { defineModule } from '#shared/modules'

/** Pages that own nothing but messages. */
export default defineModule({
  name: 'site',
  examines: () => import('#site/examines'),
  retires: () => import('#site/retires'),
  routes: [() => import('#site/routes/staff'), () => import('#site/routes/pages')],
  api: [() => import('#site/api/german'), () => import('#site/api/messages')],
  provides: () => import('#site/provides'),
  keepsOfPeople: () => import('#site/kept_of_people'),
  palettePlaces: [
    { for: 'all', rank: 10, name: 'home', path: '/' },
    { for: 'all', rank: 30, name: 'use_cases', path: '/use-cases' },
    { for: 'all', rank: 40, name: 'faq', path: '/faq' },
    { for: 'all', rank: 50, name: 'info_center', path: '/info-center' },
    { for: 'all', rank: 60, name: 'data', path: '/data' },
    { for: 'all', rank: 80, name: 'contact', path: '/contact' },
    { for: 'all', rank: 90, name: 'subscription_request', path: '/subscription-request' },
    { for: 'all', rank: 110, name: 'terms', path: '/terms-and-conditions' },
    { for: 'all', rank: 120, name: 'privacy', path: '/privacy-notice' },
    { for: 'all', rank: 130, name: 'withdrawal', path: '/right-of-withdrawal' },
    {
      for: 'all',
      rank: 140,
      name: 'rights',
      path: '/intellectual-property-rights-and-rights-of-use',
    },
    { for: 'all', rank: 150, name: 'disclaimer', path: '/disclaimer' },
    { for: 'all', rank: 160, name: 'imprint', path: '/imprint' },
    { for: 'all', rank: 170, name: 'trademarks', path: '/trademarks' },
  ],
  closes: {
    closing: ['/contact/*', 'POST /api/v1/message/contactUs'],
    /* Whatever nobody answers at is a page of the shop as well. */
    closed: [
      ...['/', '/*', '/use-cases/*', '/faq', '/info-center', '/data', '/subscription-request/*'],
      ...['/sitemap.xml', '/tabledemo', 'POST /api/v1/message/subscriptionRequest'],
    ],
    never: [
      ...[
        '/admin',
        '/admin/views/*',
        '/cookie-consent',
        '/palette/*',
        '/robots.txt',
        '/api/v1/countries',
      ],
      ...['/imprint', '/terms-and-conditions/*', '/privacy-notice', '/right-of-withdrawal'],
      ...['/disclaimer', '/trademarks', '/intellectual-property-rights-and-rights-of-use'],
    ],
  },
})
