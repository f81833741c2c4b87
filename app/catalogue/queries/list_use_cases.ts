import { rows } from '#shared/database'

export type UseCaseCategory = {
  id: number
  name: string
  useCases: { id: number; name: string; description: string; link: string }[]
  products: { code: string; name: string }[]
}

/** The use cases by category, in a language, in the order of the editors. */
export function listUseCases(locale: 'en' | 'de'): Promise<UseCaseCategory[]> {
  const said = (column: string) => (locale === 'de' ? `${column}_de` : `${column}_en`)
  return rows<UseCaseCategory>(
    null,
    `select c.id, c.${said('name')} as name,
            json_agg(json_build_object('id', u.id, 'name', u.${said('name')},
              'description', u.${said('description')}, 'link', u.link) order by u.id) as "useCases",
            coalesce((select json_agg(json_build_object('code', p.code, 'name', p.name)
                order by p.position, p.name)
              from products p where p.visible and p.use_case_category_id = c.id), '[]') as products
       from use_case_categories c
       join use_case_assignments a on a.category_id = c.id
       join use_cases u on u.id = a.use_case_id
      group by c.id order by c.position, c.id`,
    []
  )
}
