import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'
import '#catalogue/download_routes'
import '#catalogue/trial_routes'
import '#catalogue/quote_routes'
import '#catalogue/staff_routes'
import '#catalogue/api_description'

const { Coverages, Previews, Products, Quotes, Samples, api } = controllers.catalogue

/** Whoever reads files costs more than whoever reads pages. */
const previewLimit = throttle('preview', { requests: 60, every: '1 minute' })
const sampleLimit = throttle('samples', { requests: 60, every: '1 minute' })

router
  .group(() => {
    router.get('/products', [Products, 'index'])
    router.get('/product/details/:productIdentifier', [Products, 'show'])
    router.get('/products/:code/quote', [Quotes, 'show'])
    router.get('/products/:code/coverage', [Coverages, 'show'])
    router.get('/products/:code/preview', [Previews, 'show']).use(previewLimit)
    router.get('/products/:code/samples/:name', [Samples, 'show']).use(sampleLimit)
  })
  .as('catalogue')

router
  .group(() => {
    router.get('/products/info', [api.Products, 'index']).as('products')
    router.get('/products/info/:id', [api.Products, 'show']).as('product')
    router.get('/products/info/:code/coverage', [Coverages, 'show']).as('coverage')
    router.get('/use-cases', [api.UseCases, 'index']).as('use_cases')
    router.get('/use-case-categories', [api.UseCaseCategories, 'index']).as('use_case_categories')
    router
      .get('/products/info/:id/modulePricingLevels', [api.Products, 'modulePricingLevels'])
      .as('module_pricing_levels')
    router.get('/products/files', [api.Files, 'index']).as('sample_files')
    router.get('/products/info/:code/preview', [Previews, 'show']).as('preview').use(previewLimit)
    router.get('/a7products/info', [api.Products, 'analytics']).as('analytics_products')
    router.get('/files/info', [api.Files, 'info']).as('files_info')
  })
  .prefix('/api/v1')
  .as('api.catalogue')
