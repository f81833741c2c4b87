import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

const { AnalyticsTrials, SampleData, api } = controllers.catalogue

router
  .group(() => {
    router.get('/a7product/success', [AnalyticsTrials, 'success']).as('trial.success')
    router.get('/a7product/details/:productIdentifier', [AnalyticsTrials, 'create']).as('trial')
    router
      .post('/a7product/details/:productIdentifier', [AnalyticsTrials, 'store'])
      .as('trial.store')
    router.get('/sample-data/success', [SampleData, 'success']).as('sample_data.success')
    router.get('/sample-data/details/:productIdentifier', [SampleData, 'create']).as('sample_data')
    router
      .post('/sample-data/details/:productIdentifier', [SampleData, 'store'])
      .as('sample_data.store')
  })
  .as('catalogue')

router
  .post('/api/v1/a7-requests', [api.TrialRequests, 'store'])
  .as('api.catalogue.trial_requests.store')
