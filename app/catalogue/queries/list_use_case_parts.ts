import { rows } from '#shared/database'

export type UseCasePart = {
  id: number
  name: string
  description: string
  link: string
  categories: number[]
}

export type UseCaseCategoryPart = {
  id: number
  name: string
  /** Codes of the visible products that the category belongs to. */
  products: string[]
}

type Locale = 'en' | 'de'

const said = (column: string, locale: Locale) => (locale === 'de' ? `${column}_de` : `${column}_en`)

/** Every use case with the ids of its categories. */
export function listAllUseCases(locale: Locale): Promise<UseCasePart[]> {
  return rows<UseCasePart>(
    null,
    `select id, ${said('name', locale)} as name, ${said('description', locale)} as description, link,
            array(select category_id from use_case_assignments
                   where use_case_id = u.id order by category_id) as categories
       from use_cases u order by id`,
    []
  )
}

/** Every category of use cases with the codes of its products. */
export function listUseCaseCategories(locale: Locale): Promise<UseCaseCategoryPart[]> {
  return rows<UseCaseCategoryPart>(
    null,
    `select id, ${said('name', locale)} as name,
            array(select code from products p
                   where p.use_case_category_id = c.id and p.visible order by code) as products
       from use_case_categories c order by position, id`,
    []
  )
}
