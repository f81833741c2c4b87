import { rows } from '#shared/database'

export type UseCasePart = {
  id: number
  name: string
  description: string
  link: string
  categories: number[]
  version: number
}

export type UseCaseCategoryPart = {
  id: number
  name: string
  products: string[]
  version: number
}

type Locale = 'en' | 'de'

export const listAllUseCases = (locale: Locale): Promise<UseCasePart[]> =>
  rows(null, `${useCases(locale)} order by u.id`, [])

export async function findUseCase(id: number, locale: Locale): Promise<UseCasePart | null> {
  const [found] = await rows<UseCasePart>(null, `${useCases(locale)} where u.id = ?`, [id])
  return found ?? null
}

export const listUseCaseCategories = (locale: Locale): Promise<UseCaseCategoryPart[]> =>
  rows(null, `${categories(locale)} order by c.position, c.id`, [])

export async function findUseCaseCategory(
  id: number,
  locale: Locale
): Promise<UseCaseCategoryPart | null> {
  const sql = `${categories(locale)} where c.id = ?`
  const [found] = await rows<UseCaseCategoryPart>(null, sql, [id])
  return found ?? null
}

const useCases = (locale: Locale) =>
  `select u.id, u.${said('name', locale)} as name,
          u.${said('description', locale)} as description, u.link, u.version,
          array(select category_id from use_case_assignments
                 where use_case_id = u.id order by category_id) as categories
     from use_cases u`

const categories = (locale: Locale) =>
  `select c.id, c.${said('name', locale)} as name, c.version,
          array(select code from products p
                 where p.use_case_category_id = c.id and p.visible order by code) as products
     from use_case_categories c`

const said = (column: string, locale: Locale) => (locale === 'de' ? `${column}_de` : `${column}_en`)
