import type { Locale } from '#shared/i18n'
import { defineList } from '#shared/lists'

export type ListedUseCase = {
  id: number
  nameEn: string
  nameDe: string
  descriptionEn: string
  descriptionDe: string
  link: string
  categories: number[]
  categoryNames: string[]
  version: number
}

const IN_CATEGORIES = `from use_case_assignments a join use_case_categories c on c.id = a.category_id
                       where a.use_case_id = u.id`

/** The use cases by their names in the reader's language, which are found in both. */
const listIn = (locale: Locale) =>
  defineList<ListedUseCase>()({
    columns: {
      id: 'u.id',
      nameEn: 'u.name_en',
      nameDe: 'u.name_de',
      descriptionEn: 'u.description_en',
      descriptionDe: 'u.description_de',
      link: 'u.link',
      categories: `array(select c.id ${IN_CATEGORIES} order by c.id)`,
      categoryNames: `array(select ${locale === 'de' ? 'c.name_de' : 'c.name_en'}
                       ${IN_CATEGORIES} order by c.position, c.id)`,
      version: 'u.version',
    },
    from: 'use_cases u',
    sort: { name: { lower: locale === 'de' ? 'nameDe' : 'nameEn' }, link: { lower: 'link' } },
    usual: { by: 'name', direction: 'asc', limit: 50 },
    search: ['nameEn', 'nameDe', 'descriptionEn', 'descriptionDe', 'link'],
    csv: {
      fileName: 'webshop_use_cases',
      heads: 'catalogue.manage_use_cases.use_cases.columns',
      columns: {
        name: locale === 'de' ? 'nameDe' : 'nameEn',
        categories: ({ categoryNames }) => categoryNames.join(', '),
        link: 'link',
      },
    },
  })

export const useCaseLists = { en: listIn('en'), de: listIn('de') } as const
