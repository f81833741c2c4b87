import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { excludedCountriesValidator } from '#catalogue/validators/excluded_countries'
import { PRODUCT_QUERY, VISITOR_COUNTRY } from '#catalogue/validators/product_query'
import { catalogueSchemas } from '#catalogue/transformers/api_category'
import { productSchema } from '#catalogue/transformers/api_product'
import { productDetailSchema } from '#catalogue/transformers/api_product_detail'

const { api } = controllers.catalogue
const call = callsOf('Products')

const { integer, listOf, object } = is

export default function productsCalls() {
  router
    .group(() => {
      call(router.get('/products/info', [api.Products, 'index']).as('products'), {
        summary: 'The products of the shop',
        description:
          'All of them with their categories and venues, or, as soon as a filter, a sort or a page is asked for, a part.',
        query: PRODUCT_QUERY,
        answer: object({
          'content': listOf(productSchema),
          'totalCount': integer,
          'next': is.next,
          'categories?': catalogueSchemas.categories,
          'venues?': catalogueSchemas.venues,
        }),
      })
      call(router.get('/products/info/:product', [api.Products, 'show']).as('product'), {
        summary: 'All that is known of a product',
        query: VISITOR_COUNTRY,
        answer: productDetailSchema,
        refusals: { 404: 'There is no such product.' },
      })
    })
    .prefix('/api/v1')
    .as('api.catalogue')

  call(
    router
      .put('/api/v1/products/info/:product', [api.Products, 'update'])
      .as('api.catalogue.product.update')
      .use(middleware.scope({ all: ['products.write'] })),
    {
      summary: 'Says to which countries a product is not sold',
      description:
        'The list replaces the one before; an empty one means that the product is sold everywhere. Needs `products.write`.',
      body: excludedCountriesValidator,
      answer: productSchema,
      refusals: { 404: 'There is no such product.', 422: 'There is no such country.' },
    }
  )
}
