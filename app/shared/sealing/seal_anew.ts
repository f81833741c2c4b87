import { rows } from '#shared/database'
import { namedSeals, type Seals } from '#shared/sealing/seals'

/** A column with values that the shop's key seals; `key` is the primary key of its table. */
export type SealedColumn = { table: string; key: string; column: string; purpose: string }

/** Values that a former key sealed, and values that no named key opens. */
export type Sealed = { former: number; lost: number }
type Value = { key: string; sealed: string }
type Wish = { dryRun?: boolean; seals?: Seals }

const PAGE = 500

/**
 * Seals anew by the present key what a former one sealed; with `dryRun` it only counts. What is written
 * meanwhile was sealed by the present key and stays; ended in the middle, it goes on when it is run again.
 */
export async function sealAnew(
  columns: readonly SealedColumn[],
  { dryRun = false, seals }: Wish = {}
): Promise<Sealed> {
  const all: Sealed = { former: 0, lost: 0 }
  const given = seals ?? (await namedSeals())
  for (const column of columns) {
    for await (const value of valuesOf(column)) {
      const found = judge(value.sealed, column, given)
      if (found === 'lost') all.lost++
      else if (found && (dryRun || (await replace(column, value, found.anew)))) all.former++
    }
  }
  return all
}

/** Null where the present key sealed it. */
function judge(sealed: string, { purpose }: SealedColumn, { present, named }: Seals) {
  if (present.decrypt(sealed, purpose) !== null) return null
  const value = named.decrypt(sealed, purpose)
  return value === null ? 'lost' : { anew: present.encrypt(value, { purpose }) }
}

async function* valuesOf({ table, key, column }: SealedColumn): AsyncGenerator<Value> {
  const read = (beyond: string, after: string[]) =>
    rows<Value>(
      null,
      `select ${key}::text as key, ${column} as sealed from ${table}
        where ${column} is not null ${beyond} order by ${key} limit ${PAGE}`,
      after
    )
  let page = await read('', [])
  yield* page
  while (page.length === PAGE) {
    page = await read(`and ${key} > ?`, [page.at(-1)!.key])
    yield* page
  }
}

/** False where the value was written anew or deleted since it was read. */
async function replace({ table, key, column }: SealedColumn, value: Value, anew: string) {
  const written = await rows(
    null,
    `update ${table} set ${column} = ? where ${key} = ? and ${column} = ? returning 1`,
    [anew, value.key, value.sealed]
  )
  return written.length > 0
}
