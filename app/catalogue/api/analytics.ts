import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { VISITOR_COUNTRY } from '#catalogue/validators/product_query'
import { catalogueSchemas } from '#catalogue/transformers/api_category'
import { analyticsSchema } from '#catalogue/transformers/api_product'

const { api } = controllers.catalogue
const call = callsOf('Analytics products')

const { integer, listOf, object } = is

export default function analyticsCalls() {
  router
    .group(() => {
      call(router.get('/a7products/info', [api.Products, 'analytics']).as('analytics_products'), {
        summary: 'The analytics products with their packages',
        query: VISITOR_COUNTRY,
        answer: object({
          content: listOf(analyticsSchema),
          totalCount: integer,
          ...catalogueSchemas,
        }),
      })
    })
    .prefix('/api/v1')
    .as('api.catalogue')
}
