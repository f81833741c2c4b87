import { exampleFileName } from '#catalogue/domain/file_pattern'
import type { ProductDetail } from '#catalogue/queries/get_product'
import { apiProduct } from '#catalogue/transformers/api_product'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

/** A product with the dictionary of its fields, its files and its known days. */
export function apiProductDetail(detail: ProductDetail, view: CatalogueView) {
  const { product, fields, knownDays } = detail
  const { format, compression, filePattern, filesPerDay, lastDay } = product
  return {
    ...apiProduct(product, view),
    remark: inLocale(view, product, 'remark'),
    files: {
      ...{ format, compression, filePattern, filesPerDay },
      example: lastDay ? exampleFileName(filePattern, lastDay) : null,
      publishDelayDays: product.publishDelayDays,
      publishTime: product.publishTime,
    },
    fields: fields.map((field) => {
      const { name, type, unit, since } = field
      return { name, type, unit, since, meaning: inLocale(view, field, 'meaning') }
    }),
    knownDays: knownDays.map((known) => {
      const { day, condition } = known
      return { day, condition, note: inLocale(view, known, 'note') }
    }),
    filterChoices: product.filterChoices,
    isSoldByIsin: product.isinField !== null,
    tradingDays: product.tradingDays ?? 0,
    degradedDays: product.degradedDays ?? 0,
    missingDays: product.missingDays ?? 0,
    sampleDay: product.sampleDay,
  }
}
