import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** Which securities a product that is sold by ISIN holds: `ISIN` or `ISIN=Name`. */
export async function writeIsins(
  trx: TransactionClientContract,
  productId: number,
  isins: string[]
): Promise<void> {
  const values = isins.map((one) => {
    const [isin, ...name] = one.split('=')
    return { isin, name: name.length > 0 ? name.join('=') : null }
  })
  await rows(trx, 'delete from product_isins where product_id = ?', [productId])
  await rows(
    trx,
    `insert into product_isins (product_id, isin, name)
     select ?, isin, name from jsonb_to_recordset(?::jsonb) as one (isin text, name text)`,
    [productId, JSON.stringify(values)]
  )
}
