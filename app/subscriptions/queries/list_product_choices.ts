import { rows } from '#shared/database'

export type ProductChoice = { code: string; name: string }

/** Every product that a type may give, by name. */
export const listProductChoices = () =>
  rows<ProductChoice>(null, 'select code, name from products order by name, code')
