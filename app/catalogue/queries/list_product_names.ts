import { rows } from '#shared/database'

export const listProductNames = (): Promise<{ code: string; name: string }[]> =>
  rows<{ code: string; name: string }>(
    null,
    'select code, name from products where visible order by name, code',
    []
  )
