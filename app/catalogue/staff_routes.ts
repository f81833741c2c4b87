import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { api } = controllers.catalogue

/* What staff change of the catalogue over the HTTP API. */

router
  .put('/api/v1/products/info/:id', [api.Products, 'update'])
  .as('api.catalogue.product.update')
  .use(middleware.scope({ all: ['products.write'] }))

router
  .group(() => {
    router.post('/use-cases', [api.UseCases, 'store']).as('use_cases.store')
    router.put('/use-cases/:id', [api.UseCases, 'update']).as('use_cases.update')
    router.delete('/use-cases/:id', [api.UseCases, 'destroy']).as('use_cases.destroy')
    router
      .post('/use-case-categories', [api.UseCaseCategories, 'store'])
      .as('use_case_categories.store')
    router
      .put('/use-case-categories/:id', [api.UseCaseCategories, 'update'])
      .as('use_case_categories.update')
    router
      .delete('/use-case-categories/:id', [api.UseCaseCategories, 'destroy'])
      .as('use_case_categories.destroy')
  })
  .prefix('/api/v1')
  .where('id', rowId)
  .as('api.catalogue')
  .use(middleware.scope({ all: ['usecases.write'] }))
