import { preparedRows } from '#shared/database'
import type { FeedPlace } from '#catalogue/domain/feed_place'
import { writtenDays, type DayFilesOf } from '#catalogue/domain/day_files_of'

/** A place with the last change of its product that is there to be read. */
export type PlannedPlace = FeedPlace & { until: number }

type Read = { places: readonly FeedPlace[]; since: string | null }

/**
 * Where to go on with files of some days: at the places that were read, as far as these days are
 * wanted still, and at the beginning for days that were not. All changes up to `until` are there.
 */
export const planFeed = (
  { productIds, days }: DayFilesOf,
  { places, since }: Read
): Promise<PlannedPlace[]> =>
  preparedRows<PlannedPlace>(
    null,
    `with wanted as (
       select product_id, :days::datemultirange as days from unnest(:productIds::int[]) product_id
     ), kept as (
       select w.product_id, s.days * w.days as days, s.change, s.day, s.part, s.began, s.since
         from jsonb_to_recordset(:places::jsonb)
              as s ("productId" int, days datemultirange, change bigint, day text, part int, began bigint,
                  since text)
         join wanted w on w.product_id = s."productId"
     ), fresh as (
       select w.product_id,
              w.days - coalesce((select range_agg(k.days) from kept k
                                  where k.product_id = w.product_id), '{}') as days
         from wanted w
     ), one as (
       select product_id, days, change, day, part, began, since from kept
        union all
       select product_id, days, -1::bigint, null::text, null::int, 0::bigint, :since::text from fresh
     )
     select one.product_id as "productId", one.days::text as days, one.change, one.day, one.part,
            case when one.change < 0 and one.since is null then coalesce(c.change, 0)
                 else one.began end as began,
            one.since, coalesce(c.change, 0) as until
       from one left join lake_changes c on c.product_id = one.product_id
      where not isempty(one.days)
      order by one.product_id, one.change desc, one.days`,
    { productIds, days: writtenDays(days), places: JSON.stringify(places), since } as never
  )
