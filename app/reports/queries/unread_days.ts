import { rows } from '#shared/database'
import { reportProduct } from '#reports/queries/report_product'

const READ_WITHIN = '15 minutes'

/** Days whose file is there and could not be read, or not in its newest version: none can be asked for, or only as it was. */
export async function unreadDays(): Promise<string[]> {
  const product = await reportProduct()
  if (!product) return []
  const found = await rows<{ day: string }>(null, UNREAD, {
    productId: product.id,
    within: READ_WITHIN,
  })
  return found.map(({ day }) => day)
}

const UNREAD = `
  select f.day from lake_files f
    left join report_days d on d.product_id = f.product_id and d.day = f.day
   where f.product_id = :productId and f.part = 1 and f.storage = 'lake'
     and d.version is distinct from f.version and f.updated_at < now() - :within::interval
   order by f.day`
