import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { apiSample } from '#catalogue/transformers/api_sample'
import { noticeSchema } from '#catalogue/transformers/api_notice'
import { quoteSchema } from '#catalogue/transformers/api_quote'
import { VISITOR_COUNTRY } from '#catalogue/validators/product_query'

const { api } = controllers.catalogue
const call = callsOf('Files and prices')

const { about, euros, flag, integer, listOf, nullable, object, pageOf, text } = is

const notices = listOf(noticeSchema)

const filesInfo = object({
  numberOfFiles: integer,
  price: euros,
  minimalDays: is.days,
  dailyPrice: nullable(euros),
  numberOfModules: nullable(integer),
  remark: nullable(text),
  errors: notices,
  warnings: notices,
  canSubmit: about(flag, 'Whether the range can be ordered like this.'),
  quote: about(quoteSchema, 'How the price comes about.'),
})

const level = object({ lowLimit: integer, highLimit: nullable(integer), modulePrice: euros })

export default function filesCalls() {
  router
    .group(() => {
      call(router.get('/files/info', [api.Files, 'info']).as('files_info'), {
        summary: 'What the files of a range of days cost, and whether they can be ordered',
        query: {
          product: about(text, 'Code of the product.'),
          from: about(text, 'First day: YYYYMMDD, YYYY-MM-DD or YYYY/MM/DD.'),
          to: about(text, 'Last day, written like the first.'),
          includeDegraded: about(is.oneOf(['true', 'false']), 'Also the degraded days.'),
          levelOne: about(text, 'Wanted exchanges of a filterable product, with commas.'),
          levelTwo: about(text, 'Its wanted currencies or assets, with commas.'),
          isins: about(text, 'Wanted securities of a product that is sold by ISIN, with commas.'),
          ...VISITOR_COUNTRY,
        },
        requiredQuery: ['product', 'from', 'to'],
        answer: filesInfo,
        refusals: { 404: 'There is no such product.', 422: 'A day does not exist.' },
      })
      call(router.get('/products/files', [api.Files, 'index']).as('sample_files'), {
        summary: 'The free sample files',
        query: { product: about(text, 'Code of a product; without it the samples of all.') },
        answer: pageOf(apiSample.schema),
      })
      call(
        router
          .get('/products/info/:product/modulePricingLevels', [api.Products, 'modulePricingLevels'])
          .as('module_pricing_levels'),
        {
          summary: 'What a module of a product costs, by the number of modules bought together',
          description: 'Empty for a product that is priced by day or on request.',
          answer: pageOf(level),
        }
      )
    })
    .prefix('/api/v1')
    .as('api.catalogue')
}
