import { fieldsOf, is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import type { KnownDay } from '#catalogue/queries/get_product'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

/** A day that needs some words; `note` describes them as the answer that holds it does. */
export const knownDayFields = (note: is.Schema) =>
  fieldsOf<KnownDay, [Pick<CatalogueView, 'locale'>]>()({
    day: [is.wireDay, ({ day }) => wireDayOf(day)],
    condition: is.oneOf(['degraded', 'missing']),
    note: [note, (known, view) => inLocale(view, known, 'note')],
  })
