import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { DOCUMENTS } from '#site/domain/documents'

const { Contact, CookieConsents, Finds, Palettes, SubscriptionRequests, TableDemos } =
  controllers.site

export default function pages() {
  router
    .group(() => {
      router.post('/cookie-consent', [CookieConsents, 'store']).as('cookie_consent')
      router.get('/palette', [Palettes, 'show']).as('palette')
      router.get('/palette/found', [Finds, 'show']).as('palette.found')
      router.get('/tabledemo', [TableDemos, 'index']).as('table_demo')
    })
    .as('site')

  router
    .group(() => {
      router.get('/contact', [Contact, 'show']).as('contact')
      router.post('/contact', [Contact, 'store']).as('contact.store')
      router.get('/contact/success', [Contact, 'success']).as('contact.success')
      router.get('/contact/success-kneip', [Contact, 'successKneip']).as('contact.success_kneip')
      router
        .get('/subscription-request', [SubscriptionRequests, 'create'])
        .as('subscription_request')
      router
        .post('/subscription-request', [SubscriptionRequests, 'store'])
        .as('subscription_request.store')
      router
        .get('/subscription-request/success', [SubscriptionRequests, 'success'])
        .as('subscription_request.success')
    })
    .as('site')

  router.get('/sitemap.xml', [controllers.site.Sitemaps, 'show']).as('site.sitemap')

  router.get('/robots.txt', [controllers.site.Robots, 'show']).as('site.robots')

  router
    .group(() => {
      router.get('/', [controllers.site.Home, 'show'])
      router.get('/use-cases/:categoryId?', [controllers.site.UseCases, 'index'])
      for (const [name, path] of Object.entries(DOCUMENTS)) {
        if (name !== 'data') router.get(path, [controllers.site.Documents, 'show']).as(name)
      }
      router.get(`${DOCUMENTS.terms_and_conditions}/:version`, [
        controllers.site.Documents,
        'version',
      ])
      router.get(DOCUMENTS.data, [controllers.site.Data, 'show']).as('data')
      router.get('*', [controllers.site.UnknownAddresses, 'show']).as('unknown_address')
    })
    .as('site')
}
