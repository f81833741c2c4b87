import type { Category } from '#catalogue/queries/reference_data'
import { inLocale, type CatalogueView } from '#catalogue/transformers/view'

/** The categories of a catalogue with their subcategories, and the venues, as the HTTP API says it. */
export function apiCatalogue(view: CatalogueView, catalogue: Category['catalogue']) {
  const { categories, venues } = view.reference
  const own = [...categories.values()].filter((category) => category.catalogue === catalogue)
  const below = (id: string | null) => own.filter(({ parentId }) => parentId === id)
  return {
    categories: below(null).map((category) => ({
      ...apiCategory(category, view),
      subcategories: below(category.id).map((one) => apiCategory(one, view)),
    })),
    venues: [...venues.values()].map(({ id, name }) => ({ id, name })),
  }
}

function apiCategory(category: Category, view: CatalogueView) {
  const { id, visibleOnFrontpage, showSubcategory } = category
  return {
    ...{ id, visibleOnFrontpage, showSubcategory },
    name: inLocale(view, category, 'name'),
    description: inLocale(view, category, 'description'),
    descriptionAlternative: inLocale(view, category, 'descriptionAlternative'),
    legalDisclaimer: inLocale(view, category, 'legalDisclaimer'),
  }
}
