import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { exampleFileName } from '#catalogue/domain/file_pattern'
import type { ProductDetail } from '#catalogue/queries/get_product'
import { knownDayFields } from '#catalogue/transformers/api_known_day'
import { apiProduct, productSchemas } from '#catalogue/transformers/api_product'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

const { about, flag, integer, listOf, nullable, object, oneOf, text } = is

type Product = ProductDetail['product']

const files = fieldsOf<Product>()({
  format: oneOf(['csv', 'parquet', 'pcap']),
  compression: oneOf(['none', 'gzip']),
  filePattern: text,
  filesPerDay: integer,
  example: [
    nullable(text),
    ({ filePattern, lastDay }) => (lastDay ? exampleFileName(filePattern, lastDay) : null),
  ],
  publishDelayDays: is.days,
  publishTime: text,
})

const column = fieldsOf<ProductDetail['fields'][number], [CatalogueView]>()({
  name: text,
  type: text,
  unit: nullable(text),
  since: [nullable(is.wireDay), ({ since }) => wireDayOf(since)],
  meaning: [text, (field, view) => inLocale(view, field, 'meaning')],
})

const knownDay = knownDayFields(text)

const filterLevel = object({
  field: about(text, 'Column of the files that holds the values.'),
  values: listOf(object({ id: integer, code: text, name: text })),
})

const fields = fieldsOf<ProductDetail, [CatalogueView]>()({
  remark: [nullable(text), ({ product }, view) => inLocale(view, product, 'remark')],
  files: [files.schema, ({ product }) => files.of(product)],
  fields: [
    listOf(column.schema),
    (detail, view) => detail.fields.map((one) => column.of(one, view)),
  ],
  knownDays: [
    listOf(knownDay.schema),
    ({ knownDays }, view) => knownDays.map((one) => knownDay.of(one, view)),
  ],
  filterChoices: [
    nullable(
      about(
        object({ levelOne: filterLevel, levelTwo: filterLevel }),
        'Which parts of a filterable product can be chosen: exchanges, then currencies or assets.'
      )
    ),
    ({ product }) => product.filterChoices,
  ],
  isSoldByIsin: [
    about(flag, 'Sold for chosen securities; the daily price is for one ISIN.'),
    ({ product }) => product.isinField !== null,
  ],
  tradingDays: [integer, ({ product }) => product.tradingDays ?? 0],
  degradedDays: [integer, ({ product }) => product.degradedDays ?? 0],
  missingDays: [integer, ({ product }) => product.missingDays ?? 0],
  sampleDay: [nullable(is.wireDay), ({ product }) => wireDayOf(product.sampleDay)],
  availableInRegion: [
    flag,
    ({ product }, { country }) => country === null || !product.excludedCountries.includes(country),
  ],
})

export const productDetailSchema = object({ ...productSchemas, ...fields.schemas })

export const apiProductDetail = (detail: ProductDetail, view: CatalogueView) => ({
  ...apiProduct(detail.product, view),
  ...fields.of(detail, view),
})
