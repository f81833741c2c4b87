import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

type DaysOfProduct = { product: number; days: string[] }

type Gone = { day: string; files: number }

/** Takes the files of days off sale and answers which there were. */
export async function setAside(trx: TransactionClientContract, of: DaysOfProduct) {
  const gone = await rows<Gone>(trx, COUNT, of)
  await rows(trx, SET_ASIDE, of)
  return gone
}

/** Puts them back where they were, as files that come again. */
export const bringBack = async (trx: TransactionClientContract, of: DaysOfProduct) => {
  await rows(trx, BRING_BACK, of)
}

const COLUMNS =
  'product_id, day, part, version, storage, condition, bytes, row_count, sha256, key, updated_at'

const COUNT = `
  select day::text as day, count(*)::int as files from lake_files
   where product_id = :product and day = any(:days::date[]) group by day order by day`

const SET_ASIDE = `
  with gone as (
    delete from lake_files where product_id = :product and day = any(:days::date[])
    returning ${COLUMNS}
  )
  insert into set_aside_files (${COLUMNS}) select ${COLUMNS} from gone
  on conflict (product_id, day, part) do nothing`

const BRING_BACK = `
  with back as (
    delete from set_aside_files where product_id = :product and day = any(:days::date[])
    returning ${COLUMNS}
  )
  insert into lake_files (${COLUMNS}) select ${COLUMNS} from back`
