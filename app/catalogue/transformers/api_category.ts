import { fieldsOf, is } from '#shared/http/api_description'
import type { Category } from '#catalogue/queries/reference_data'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

const { about, flag, listOf, nullable, object, text } = is

const fields = fieldsOf<Category, [CatalogueView]>()({
  id: text,
  name: [text, (category, view) => inLocale(view, category, 'name')],
  description: [text, (category, view) => inLocale(view, category, 'description')],
  descriptionAlternative: [
    nullable(about(text, 'Shorter words.')),
    (category, view) => inLocale(view, category, 'descriptionAlternative'),
  ],
  visibleOnFrontpage: flag,
  showSubcategory: flag,
  legalDisclaimer: [
    nullable(text),
    (category, view) => inLocale(view, category, 'legalDisclaimer'),
  ],
})

export const catalogueSchemas = {
  categories: listOf(object({ ...fields.schemas, subcategories: listOf(fields.schema) })),
  venues: listOf(object({ id: text, name: text })),
}

export function apiCatalogue(view: CatalogueView, catalogue: Category['catalogue']) {
  const { categories, venues } = view.reference
  const own = [...categories.values()].filter((category) => category.catalogue === catalogue)
  const below = (id: string | null) => own.filter(({ parentId }) => parentId === id)
  return {
    categories: below(null).map((category) => ({
      ...fields.of(category, view),
      subcategories: below(category.id).map((one) => fields.of(one, view)),
    })),
    venues: [...venues.values()].map(({ id, name }) => ({ id, name })),
  }
}
