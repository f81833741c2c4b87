import { stringify } from 'csv-stringify/sync'
import { CATEGORIES } from '#demo/catalogue/world/categories'
import type { DemoDownload } from '#demo/catalogue/world/downloads/general'
import { PRODUCTS } from '#demo/catalogue/world/products/index'

/** The field dictionary of each category, as a table for spreadsheets and programs. */
export const DICTIONARY_DOWNLOADS = (): DemoDownload[] =>
  CATEGORIES.filter(({ parent }) => !parent).flatMap(({ id }) => {
    const fields = fieldsOf(id)
    if (fields.length === 0) return []
    const content = stringify(fields, { header: true })
    return [{ category: 'data-descriptions', name: `fields_${id}.csv`, content }]
  })

const fieldsOf = (category: string) =>
  PRODUCTS.filter((plan) => plan.category === category).flatMap(({ code, family }) =>
    (family?.fields ?? []).map(({ name, type, unit, en, de, since }) => ({
      product: code,
      field: name,
      type,
      unit: unit ?? '',
      meaning_en: en,
      meaning_de: de,
      since: since ?? '',
    }))
  )
