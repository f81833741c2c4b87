import { preparedRows } from '#shared/database'

export type MonthFile = {
  productId: number
  code: string
  day: string
  part: number
  version: number
  key: string
  bytes: number
  sha256: string | null
  storage: 'lake' | 'archive'
}

type Month = { from: string; until: string }

/** All files of products in a month, whoever may see them. */
export const monthFiles = (productIds: number[], { from, until }: Month): Promise<MonthFile[]> =>
  preparedRows<MonthFile>(
    null,
    `select f.product_id as "productId", p.code, f.day, f.part, f.version, f.key, f.bytes, f.sha256,
            f.storage
       from lake_files f join products p on p.id = f.product_id
      where f.product_id = any(:productIds::int[])
        and f.day between :from::date and :until::date
      order by p.code, f.day, f.part`,
    { productIds, from, until }
  )
