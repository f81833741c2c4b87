import { rows, type SqlClient } from '#shared/database'
import type { FileLanguage } from '#catalogue/domain/offered_files/in_readers_order'
import type { Shelf, ShelfName } from '#catalogue/domain/offered_files/shelf'

export type OfferedFile = {
  id: number
  shelf: ShelfName
  productId: number | null
  /** Of the product whose sample it is. */
  code: string | null
  day: string | null
  name: string
  language: FileLanguage | null
  key: string
  bytes: number
  sha256: string
  version: number
  updatedAt: Date
}

const SELECT = `
  select f.id, f.shelf, f.product_id as "productId", p.code, f.day, f.name, f.language, f.key,
         f.bytes, f.sha256, f.version, f.updated_at as "updatedAt"
    from offered_files f left join products p on p.id = f.product_id`

/** What lies on a shelf, in its order. */
export const listOfferedFiles = (
  { name, product }: Shelf,
  client: SqlClient = null
): Promise<OfferedFile[]> =>
  rows<OfferedFile>(
    client,
    `${SELECT} where f.shelf = ? and coalesce(f.product_id, 0) = ? order by f.position, f.id`,
    [name, product?.id ?? 0]
  )

export async function findOfferedFile(
  id: number,
  client: SqlClient = null
): Promise<OfferedFile | null> {
  const [file] = await rows<OfferedFile>(client, `${SELECT} where f.id = ?`, [id])
  return file ?? null
}

export const shelfOf = ({ shelf, productId, code }: OfferedFile): Shelf => ({
  name: shelf,
  product: productId && code ? { id: productId, code } : null,
})
