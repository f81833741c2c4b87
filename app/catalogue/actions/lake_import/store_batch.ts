import { rows, transaction } from '#shared/database'
import type { TakenFile } from '#catalogue/actions/lake_import/take_in_batch'
import { dayWatchers, type ChangedDay } from '#catalogue/ports/day_watchers'

type Stored = { added: number; changed: number }

export async function storeBatch(productId: number, files: TakenFile[]): Promise<Stored> {
  if (files.length === 0) return { added: 0, changed: 0 }
  const days = files.map(({ day }) => day).sort()
  return transaction(async (trx) => {
    const stored = await rows<ChangedDay>(trx, UPSERT, {
      product: productId,
      files: JSON.stringify(files),
    })
    await rows(trx, 'select refresh_coverage(?, ?, ?)', [productId, days[0], days.at(-1)])
    if (stored.length > 0) {
      for (const watch of dayWatchers.all()) await watch(trx, productId, stored)
    }
    return { added: sumOf(stored, 'added'), changed: sumOf(stored, 'changed') }
  })
}

const sumOf = (days: ChangedDay[], what: 'added' | 'changed') =>
  days.reduce((sum, one) => sum + one[what], 0)

/** A row of another import that is newer already wins; the file itself is the same then. */
const UPSERT = `
  with stored as (
    insert into lake_files as known (product_id, day, part, version, bytes, sha256, key)
    select :product, day, part, version, bytes, sha256, key
      from jsonb_to_recordset(:files::jsonb) as file
        (day date, part int, version int, bytes bigint, sha256 text, key text)
    on conflict (product_id, day, part) do update
      set version = excluded.version, bytes = excluded.bytes, sha256 = excluded.sha256,
          key = excluded.key, storage = 'lake', row_count = null, updated_at = now()
      where known.sha256 is distinct from excluded.sha256
    returning day, xmax = 0 as is_new
  )
  select day, count(*) filter (where is_new) as added,
         count(*) filter (where not is_new) as changed
    from stored group by day order by day`
