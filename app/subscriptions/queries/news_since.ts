import { writtenDays, type DayFilesOf } from '#catalogue'
import { preparedRows } from '#shared/database'
import type { LastVisit } from '#subscriptions/domain/last_visit'

export type NewsSince = { arrived: number; corrected: number; ids: string[] }

/** The files that somebody may see, when he last looked, and those of them that are shown. */
export type Looked = { last: LastVisit | null; files: DayFilesOf; fileIds: readonly string[] }

const NOTHING: NewsSince = { arrived: 0, corrected: 0, ids: [] }

/** What is new of the files that are shown since the last visit. */
export async function newsSince(
  last: LastVisit | null,
  files: DayFilesOf,
  fileIds: readonly string[]
): Promise<NewsSince> {
  const [news] = await newsOfEach([{ last, files, fileIds }])
  return news!
}

/**
 * The same of several, in their order, by one statement. Changes decide, as moments of long imports lie before those at
 * which others see them; a day that was only marked since did not come again, so it has to be recent too.
 */
export async function newsOfEach(looked: readonly Looked[]): Promise<NewsSince[]> {
  const asked = looked.flatMap(({ last, files: { productIds, days }, fileIds }, place) =>
    last && productIds.length > 0
      ? [{ ...last, place, productIds, days: writtenDays(days), fileIds }]
      : []
  )
  if (asked.length === 0) return looked.map(() => NOTHING)
  const found = await preparedRows<NewsSince & { place: number }>(null, SINCE, {
    asked: JSON.stringify(asked),
  })
  const news = new Map(found.map(({ place, ...of }) => [place, of]))
  return looked.map((_, place) => news.get(place) ?? NOTHING)
}

const ID = `f.product_id || '-' || to_char(f.day, 'YYYYMMDD') || '-' || f.part`

const SINCE = `
  select a.place, count(*) filter (where f.version = 1) as arrived,
         count(*) filter (where f.version > 1) as corrected,
         coalesce(array_agg(${ID}) filter (where ${ID} = any(a."fileIds")), '{}') as ids
    from jsonb_to_recordset(:asked::jsonb) as a (place int, "productIds" int[], days datemultirange,
                                                 "fileIds" text[], at timestamptz, changes jsonb)
   cross join unnest(a."productIds") as p (id)
    join lake_files f on f.product_id = p.id
     and f.change > coalesce((a.changes->>p.id::text)::bigint, 0)
   where f.updated_at > a.at - interval '1 hour' and a.days @> f.day
   group by a.place`
