import { preparedRows } from '#shared/database'

export type ProductChoice = { code: string; name: string }

/** Every product that a type may give, by name; what reports are made of is given by none. */
export const listProductChoices = () =>
  preparedRows<ProductChoice>(
    null,
    `select code, name from products where kind <> 'report' order by name, code`
  )
