import { rows } from '#shared/database'

/** The visible products by their names, for staff to choose from. */
export const listProductNames = (): Promise<{ code: string; name: string }[]> =>
  rows<{ code: string; name: string }>(
    null,
    'select code, name from products where visible order by name, code',
    []
  )
