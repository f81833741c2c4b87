import { rows } from '#shared/database'

export type ProductChoice = { code: string; name: string }

export const listProductChoices = () =>
  rows<ProductChoice>(null, 'select code, name from products order by name, code')
