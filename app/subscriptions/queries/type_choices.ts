import { preparedRows } from '#shared/database'

export type TypeChoice = {
  id: number
  name: string
  folder: string
  isFilterable: boolean
  productIds: number[]
}

export const typeChoices = (): Promise<TypeChoice[]> =>
  preparedRows<TypeChoice>(
    null,
    `select t.id, t.name, f.name as folder, t.is_filterable as "isFilterable",
            array(select p.product_id from subscription_type_products p
                   where p.type_id = t.id order by p.product_id) as "productIds"
       from subscription_types t join subscription_folders f on f.id = t.folder_id
      order by f.position, f.name, t.name`
  )
