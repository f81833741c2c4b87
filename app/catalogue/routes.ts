import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import '#catalogue/api_description'

const { Products, Quotes, api } = controllers.catalogue

router
  .group(() => {
    router.get('/products', [Products, 'index'])
    router.get('/product/details/:productIdentifier', [Products, 'show'])
    router.get('/products/:code/quote', [Quotes, 'show'])
  })
  .as('catalogue')

router
  .group(() => {
    router.get('/products/info', [api.Products, 'index']).as('products')
    router
      .get('/products/info/:id/modulePricingLevels', [api.Products, 'modulePricingLevels'])
      .as('module_pricing_levels')
    router.get('/products/files', [api.Files, 'index']).as('sample_files')
    router.get('/a7products/info', [api.Products, 'analytics']).as('analytics_products')
    router.get('/files/info', [api.Files, 'info']).as('files_info')
  })
  .prefix('/api/v1')
  .as('api.catalogue')
