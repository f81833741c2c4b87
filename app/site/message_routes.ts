import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import '#site/api_description'

const { Contact, SubscriptionRequests, api } = controllers.site

router
  .group(() => {
    router.get('/contact', [Contact, 'show']).as('contact')
    router.post('/contact', [Contact, 'store']).as('contact.store')
    router.get('/contact/success', [Contact, 'success']).as('contact.success')
    router.get('/contact/success-kneip', [Contact, 'successKneip']).as('contact.success_kneip')
    router.get('/subscription-request', [SubscriptionRequests, 'create']).as('subscription_request')
    router
      .post('/subscription-request', [SubscriptionRequests, 'store'])
      .as('subscription_request.store')
    router
      .get('/subscription-request/success', [SubscriptionRequests, 'success'])
      .as('subscription_request.success')
  })
  .as('site')

router
  .group(() => {
    router.post('/message/contactUs', [api.Messages, 'contactUs']).as('contact_us')
    router
      .post('/message/subscriptionRequest', [api.Messages, 'subscriptionRequest'])
      .as('subscription_request')
    router.get('/countries', [api.Countries, 'index']).as('countries')
  })
  .prefix('/api/v1')
  .as('api.site')
