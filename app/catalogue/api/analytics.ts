import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { catalogueFields, commonFields } from '#catalogue/api/product_schema'

const { api } = controllers.catalogue
const call = callsOf('Analytics products')

const { about, euros, flag, integer, listOf, nullable, object, text } = is

const analyticsProduct = is.named(
  'AnalyticsProduct',
  object({
    ...commonFields,
    price: nullable(about(euros, 'Of the cheapest package.')),
    trial: flag,
    trialPeriodInWeeks: nullable(integer),
    remark: nullable(text),
    subProducts: listOf(object({ productId: text, productName: text, price: euros })),
  })
)

/** Analytics products over the HTTP API. */
export default function analyticsCalls() {
  router
    .group(() => {
      call(router.get('/a7products/info', [api.Products, 'analytics']).as('analytics_products'), {
        summary: 'The analytics products with their packages',
        answer: object({
          content: listOf(analyticsProduct),
          totalCount: integer,
          ...catalogueFields,
        }),
      })
    })
    .prefix('/api/v1')
    .as('api.catalogue')
}
