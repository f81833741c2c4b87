import type { Locale } from '#shared/i18n'
import { defineList } from '#shared/lists'

export type ListedUseCaseCategory = {
  id: number
  nameEn: string
  nameDe: string
  position: number
  useCases: number
  products: string[]
  productNames: string[]
  version: number
}

const PRODUCTS = 'from products p where p.use_case_category_id = c.id and p.visible'

/** The categories in the order of the public page, or by their names in the reader's language. */
const listIn = (locale: Locale) =>
  defineList<ListedUseCaseCategory>()({
    columns: {
      id: 'c.id',
      nameEn: 'c.name_en',
      nameDe: 'c.name_de',
      position: 'c.position',
      useCases: '(select count(*) from use_case_assignments a where a.category_id = c.id)',
      products: `array(select p.code ${PRODUCTS} order by p.code)`,
      productNames: `array(select p.name ${PRODUCTS} order by p.name)`,
      version: 'c.version',
    },
    from: 'use_case_categories c',
    sort: {
      name: { lower: locale === 'de' ? 'nameDe' : 'nameEn' },
      position: 'position',
      useCases: 'useCases',
    },
    usual: { by: 'position', direction: 'asc', limit: 50 },
    search: ['nameEn', 'nameDe'],
    csv: {
      fileName: 'webshop_use_case_categories',
      heads: 'catalogue.manage_use_cases.categories.columns',
      columns: {
        name: locale === 'de' ? 'nameDe' : 'nameEn',
        useCases: 'useCases',
        products: ({ productNames }) => productNames.join(', '),
      },
    },
  })

export const useCaseCategoryLists = { en: listIn('en'), de: listIn('de') } as const
