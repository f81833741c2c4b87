import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

type DaysOfProduct = { product: number; days: string[] }

/** Takes the files of days off sale; whoever follows the product's files is told of it as of a withdrawal. */
export const setAside = async (trx: TransactionClientContract, of: DaysOfProduct) => {
  await rows(trx, SET_ASIDE, of)
}

/** Puts them back where they were, as files that come again. */
export const bringBack = async (trx: TransactionClientContract, of: DaysOfProduct) => {
  await rows(trx, BRING_BACK, of)
}

const COLUMNS =
  'product_id, day, part, version, storage, condition, bytes, row_count, sha256, key, updated_at'

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
