import { writtenDays, type DayFilesOf } from '#catalogue'
import { preparedRows } from '#shared/database'
import type { LastVisit } from '#subscriptions/domain/last_visit'

/** What came and what was corrected since a visit, and which of some files did. */
export type NewsSince = { arrived: number; corrected: number; ids: string[] }

const NOTHING: NewsSince = { arrived: 0, corrected: 0, ids: [] }

/**
 * What is new since the last visit of the files that are shown. Changes decide, as moments of long imports lie before those at
 * which others see them; a day that was only marked since did not come again, so it has to be recent too.
 */
export async function newsSince(
  last: LastVisit | null,
  { productIds, days }: DayFilesOf,
  fileIds: readonly string[]
): Promise<NewsSince> {
  if (!last || productIds.length === 0) return NOTHING
  const [news] = await preparedRows<NewsSince>(null, SINCE, {
    ...{ productIds, days: writtenDays(days), fileIds: [...fileIds], since: last.at },
    changes: JSON.stringify(last.changes),
  })
  return news ?? NOTHING
}

const ID = `f.product_id || '-' || to_char(f.day, 'YYYYMMDD') || '-' || f.part`

const SINCE = `
  select count(*) filter (where f.version = 1) as arrived, count(*) filter (where f.version > 1) as corrected,
         coalesce(array_agg(${ID}) filter (where ${ID} = any(:fileIds::text[])), '{}') as ids
    from unnest(:productIds::int[]) as p (id)
    join lake_files f on f.product_id = p.id
     and f.change > coalesce((:changes::jsonb->>p.id::text)::bigint, 0)
   where f.updated_at > :since::timestamptz - interval '1 hour'
     and :days::datemultirange @> f.day`
