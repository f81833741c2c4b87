import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { fieldOfLine } from '#catalogue/domain/product_dictionary'

/** What the columns of a product's files mean, in the order of its lines. */
export async function writeDictionary(
  trx: TransactionClientContract,
  productId: number,
  lines: string[]
): Promise<void> {
  const fields = lines.map((line, position) => ({ position, ...fieldOfLine(line) }))
  await rows(trx, 'delete from product_fields where product_id = ?', [productId])
  await rows(
    trx,
    `insert into product_fields
       (product_id, position, name, type, unit, meaning_en, meaning_de, since)
     select ?, position, name, type, unit, "meaningEn", "meaningDe", since
       from jsonb_to_recordset(?::jsonb) as one (position int, name text, type text, unit text,
         "meaningEn" text, "meaningDe" text, since date)`,
    [productId, JSON.stringify(fields)]
  )
}
