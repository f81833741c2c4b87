import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { excludedCountriesValidator } from '#catalogue/validators/excluded_countries'
import { PRODUCT_QUERY, VISITOR_COUNTRY } from '#catalogue/validators/product_query'
import { catalogueSchemas } from '#catalogue/transformers/api_category'
import {
  changedProductSchema,
  excludedCountriesSchema,
  productSchema,
} from '#catalogue/transformers/api_product'
import { productDetailSchema } from '#catalogue/transformers/api_product_detail'

const { api } = controllers.catalogue
const call = callsOf('Products')

const UNKNOWN = 'There is no such product.'

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
        refusals: { 404: UNKNOWN },
      })
    })
    .prefix('/api/v1')
    .as('api.catalogue')

  router
    .group(countriesCalls)
    .prefix('/api/v1/products/info/:product')
    .as('api.catalogue.product')
    .use(middleware.scope({ all: ['products.write'] }))
}

function countriesCalls() {
  call(router.get('/excluded-countries', [api.ExcludedCountries, 'show']).as('countries'), {
    summary: 'To which countries a product is not sold',
    answer: excludedCountriesSchema,
    refusals: { 404: UNKNOWN },
  })
  call(router.put('/', [api.Products, 'update']).as('update'), {
    summary: 'Says to which countries a product is not sold',
    description:
      'The list replaces the one before; an empty one means that the product is sold everywhere. Needs `products.write`. ' +
      'The `ETag` for `If-Match` is that of `/excluded-countries`.',
    body: excludedCountriesValidator,
    answer: changedProductSchema,
    refusals: {
      404: UNKNOWN,
      409: 'The countries have changed meanwhile.',
      422: 'There is no such country.',
    },
  })
}
