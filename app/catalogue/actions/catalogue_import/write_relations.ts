import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { PART_FIELDS, writeParts } from '#catalogue/actions/catalogue_import/write_parts'
import { writeDictionary } from '#catalogue/actions/catalogue_import/write_dictionary'
import { writeIsins } from '#catalogue/actions/catalogue_import/write_isins'
import type { Planned } from '#catalogue/actions/catalogue_import/write_product'

/** What stands in tables of its own, where it is new or another. */
export async function writeRelations(
  trx: TransactionClientContract,
  id: number,
  { id: known, product, differences }: Planned
): Promise<void> {
  const isNew = (field: string) => !known || differences.some((one) => one.field === field)
  if (isNew('venues')) await writeVenues(trx, id, product.venues)
  if (isNew('likes')) await writeLikes(trx, id, product.likes)
  if (PART_FIELDS.some(isNew)) await writeParts(trx, id, product)
  if (isNew('isins')) await writeIsins(trx, id, product.isins)
  if (isNew('fields')) await writeDictionary(trx, id, product.fields)
}

async function writeVenues(trx: TransactionClientContract, id: number, venues: string[]) {
  await rows(trx, 'delete from product_venues where product_id = ?', [id])
  await rows(
    trx,
    `insert into product_venues (product_id, venue_id, position)
     select ?, venue, number - 1
       from jsonb_array_elements_text(?::jsonb) with ordinality named (venue, number)`,
    [id, JSON.stringify(venues)]
  )
}

async function writeLikes(trx: TransactionClientContract, id: number, likes: string[]) {
  await rows(trx, 'delete from product_upsells where product_id = ?', [id])
  await rows(
    trx,
    `insert into product_upsells (product_id, upsell_id, position)
     select ?, p.id, number - 1
       from jsonb_array_elements_text(?::jsonb) with ordinality liked (wanted, number)
       join products p on p.code = wanted`,
    [id, JSON.stringify(likes)]
  )
}
