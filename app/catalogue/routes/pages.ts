import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { previewLimit, sampleLimit } from '#catalogue/http/limits'
import { middleware } from '#start/kernel'

const {
  AnalyticsTrials,
  Coverages,
  DownloadCentre,
  Previews,
  Products,
  Quotes,
  SampleData,
  Samples,
} = controllers.catalogue

export default function pages() {
  router
    .group(() => {
      router.get('/products', [Products, 'index'])
      router.get('/product/details/:productIdentifier', [Products, 'show'])
      router.get('/products/:product/quote', [Quotes, 'show'])
      router.get('/products/:product/coverage', [Coverages, 'show'])
      router.get('/products/:product/preview', [Previews, 'show']).use(previewLimit)
      router.get('/products/:product/samples/:name', [Samples, 'show']).use(sampleLimit)
    })
    .as('catalogue')

  router
    .group(() => {
      router.get('/', [DownloadCentre, 'index']).as('download_centre')
      router.get('/:category/:name', [DownloadCentre, 'show']).as('download_centre.file')
    })
    .prefix('/my-account/download-centre')
    .use(middleware.auth())
    .as('catalogue')

  router
    .group(() => {
      router.get('/a7product/success', [AnalyticsTrials, 'success']).as('trial.success')
      router.get('/a7product/details/:productIdentifier', [AnalyticsTrials, 'create']).as('trial')
      router
        .post('/a7product/details/:productIdentifier', [AnalyticsTrials, 'store'])
        .as('trial.store')
      router.get('/sample-data/success', [SampleData, 'success']).as('sample_data.success')
      router
        .get('/sample-data/details/:productIdentifier', [SampleData, 'create'])
        .as('sample_data')
      router
        .post('/sample-data/details/:productIdentifier', [SampleData, 'store'])
        .as('sample_data.store')
    })
    .as('catalogue')
}
