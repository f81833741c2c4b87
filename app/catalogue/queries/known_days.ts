import { preparedRows } from '#shared/database'
import type { KnownDay } from '#catalogue/queries/get_product'

export const knownDaysOf = (productId: number): Promise<KnownDay[]> =>
  preparedRows<KnownDay>(
    null,
    `select day, condition, note_en as "noteEn", note_de as "noteDe"
       from lake_exceptions where product_id = ? order by day`,
    [productId]
  )
