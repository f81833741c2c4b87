import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { WholeProduct } from '#catalogue/domain/product_problems'

export const PART_FIELDS = ['levelOneField', 'levelOne', 'levelTwoField', 'levelTwo'] as const

type Parts = Pick<WholeProduct, (typeof PART_FIELDS)[number]>

export async function writeParts(
  trx: TransactionClientContract,
  productId: number,
  { levelOneField, levelOne, levelTwoField, levelTwo }: Parts
): Promise<void> {
  await writeLevel(trx, { productId, level: 1, field: levelOneField, parts: levelOne })
  await writeLevel(trx, { productId, level: 2, field: levelTwoField, parts: levelTwo })
}

type Level = { productId: number; level: 1 | 2; field: string | null; parts: string[] }

async function writeLevel(
  trx: TransactionClientContract,
  { productId, level, field, parts }: Level
): Promise<void> {
  const place = { productId, level }
  if (field === null) return void (await rows(trx, REMOVE_LEVEL, place))
  const values = parts.map((part) => {
    const [code, ...name] = part.split('=')
    return { code, name: name.length > 0 ? name.join('=') : null }
  })
  const written = { ...place, field, values: JSON.stringify(values) }
  await rows(trx, WRITE_LEVEL, written)
  await rows(trx, REMOVE_VALUES, written)
  await rows(trx, WRITE_VALUES, written)
}

const REMOVE_LEVEL = `
  delete from product_filter_levels where product_id = :productId and level = :level`

const WRITE_LEVEL = `
  insert into product_filter_levels (product_id, level, field) values (:productId, :level, :field)
  on conflict (product_id, level) do update set field = excluded.field`

const REMOVE_VALUES = `
  delete from product_filter_values
   where product_id = :productId and level = :level
     and code not in (select value->>'code' from jsonb_array_elements(:values::jsonb))`

const WRITE_VALUES = `
  insert into product_filter_values (product_id, level, code, name, position)
  select :productId, :level, one->>'code', one->>'name', place
    from jsonb_array_elements(:values::jsonb) with ordinality named (one, place)
  on conflict (product_id, level, code)
    do update set name = excluded.name, position = excluded.position`
