import { preparedRows } from '#shared/database'
import type { DayFilesOf } from '#catalogue/domain/day_files_of'
import { joinPlaces, type FeedPlace } from '#catalogue/domain/feed_place'
import { planFeed, type PlannedPlace } from '#catalogue/queries/file_feed/plan_feed'

export type FeedFile = {
  /** The place among those that were asked for, from 0. */
  place: number
  change: number
  productId: number
  productCode: string
  product: string
  key: string
  day: string
  part: number
  version: number
  /** What was withdrawn is there no more; nothing is known of its bytes. */
  condition: 'available' | 'degraded' | 'withdrawn'
  storage: 'lake' | 'archive'
  bytes: number | null
  sha256: string | null
  updatedAt: Date
}

type Ask = {
  of: DayFilesOf
  /** Places of an earlier answer, or none. */
  after: readonly FeedPlace[]
  since: string | null
  limit: number
}

export type Feed = { files: FeedFile[]; places: FeedPlace[]; hasMore: boolean }

/**
 * The next files that appeared, were replaced or withdrawn since the places were read; each of them once,
 * however writers and readers cross. A file that is replaced appears again, days that come to be wanted as
 * new. Whoever begins hears of no withdrawals before, unless of those since a moment.
 */
export async function readFeed({ of, after, since, limit }: Ask): Promise<Feed> {
  const planned = await planFeed(of, { places: after, since })
  const found = planned.some(hasMore) ? await filesAt(planned, limit + 1) : []
  const files = found.slice(0, limit)
  const last = found.length > limit ? files.at(-1)! : null
  const places = planned.map((place, at) => {
    if (!last || at < last.place) return readUp(place)
    const { until: _, ...there } = place
    return at > last.place ? there : { ...there, ...headOf(last, there.began) }
  })
  return { files, places: joinPlaces(places), hasMore: last !== null }
}

const hasMore = ({ change, day, until }: PlannedPlace) => change < until || day !== null

const readUp = ({ until, ...place }: PlannedPlace): FeedPlace => ({
  ...place,
  ...{ change: until, day: null, part: null, began: 0, since: null },
})

const headOf = ({ change, day, part }: FeedFile, began: number) => ({
  ...{ change, day, part },
  began: change < began ? began : 0,
})

/** By place and change: the index of each product is read as far as there is room. */
const filesAt = (places: readonly PlannedPlace[], limit: number): Promise<FeedFile[]> =>
  preparedRows<FeedFile>(
    null,
    `select s.place, f.change, p.id as "productId", p.code as "productCode", p.name as product, f.key,
            f.day, f.part, f.version, f.condition, f.storage, f.bytes, f.sha256,
            f.updated_at as "updatedAt"
       from (select * from jsonb_to_recordset(:places::jsonb)
                    as s (place int, "productId" int, days datemultirange, change bigint, day date,
                          part int, began bigint, since timestamptz, until bigint)
              order by place) s
       join products p on p.id = s."productId"
      cross join lateral (
        (${THERE}) union all (${WITHDRAWN}) order by change, day, part limit :limit::int) f
      order by s.place, f.change, f.day, f.part limit :limit::int`,
    { places: JSON.stringify(places.map((one, place) => ({ ...one, place }))), limit }
  )

const next = (of: string, moment: string) => `
  ${of}.product_id = s."productId" and ${of}.day <@ s.days
    and (${of}.change, ${of}.day, ${of}.part) >
        (s.change, coalesce(s.day, 'infinity'), coalesce(s.part, 0)::smallint)
    and ${of}.change <= s.until and (s.since is null or ${of}.${moment} >= s.since)
  order by ${of}.change, ${of}.day, ${of}.part limit :limit::int`

const THERE = `
  select l.change, l.key, l.day, l.part, l.version, l.condition, l.storage, l.bytes, l.sha256,
         l.updated_at
    from lake_files l where ${next('l', 'updated_at')}`

const WITHDRAWN = `
  select w.change, w.key, w.day, w.part, w.version, 'withdrawn', 'lake', null::bigint, null::text,
         w.withdrawn_at
    from withdrawn_files w
   where w.change > s.began and ${next('w', 'withdrawn_at')}`
