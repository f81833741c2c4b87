import { rows } from '#shared/database'
import type { Fetch } from '#contracts/domain/evidence/evidence'
import { bound, whileBelonging, type Asked } from '#contracts/queries/evidence/asked'

const MOMENT = `'YYYY-MM-DD"T"HH24":"MI":"SS"Z"'`

/** Who fetched which file of an order, a report or a subscription in the period, the oldest first; also of what was taken away since. */
export const fetchesKnown = (asked: Asked): Promise<Fetch[]> =>
  rows<Fetch>(
    null,
    `with owned as (
       select 'order' as kind, o.number::text as key from orders o
        where ${whileBelonging('o.user_id', 'o.created_at')} and o.number is not null
       union all
       select 'report', r.id::text from reports r where ${whileBelonging('r.user_id', 'r.completed_at')}),
     fetched as (
       select a.started_at as moment, u.email as by, o.kind || ':' || o.key as of, f.name as file,
              coalesce(v.sha256, f.sha256) as sha256, case when a.ended_at < :moment::timestamptz then a.bytes_sent else 0 end as bytes
         from owned o
         join fulfilments l on l.owner_kind = o.kind and l.owner_key = o.key
         join delivery_accesses a on a.fulfilment_id = l.id
         join delivery_files f on f.id = a.file_id
         left join lateral (
           select sha256 from delivery_file_versions
            where file_id = f.id and replaced_at > a.started_at order by version limit 1) v on true
         left join users u on u.id = a.user_id
       union all
       select d.at, u.email, 'subscription:' || t.name,
              p.code || ' ' || d.day || case when d.part > 1 then ' (' || d.part || ')' else '' end,
              d.sha256, d.bytes
         from subscription_downloads d
        cross join lateral (select v.type_id from subscription_versions v
                             where v.subscription_id = d.subscription_id limit 1) v
         join subscription_types t on t.id = v.type_id
         join products p on p.id = d.product_id
         join users u on u.id = d.user_id
        where ${whileBelonging('d.user_id', 'd.at')})
     select to_char(moment at time zone 'UTC', ${MOMENT}) as at, by, of, file, sha256, bytes
       from fetched
      where moment < :moment::timestamptz and moment >= shop_day_begins(:from::date)
        and moment < shop_day_begins(:to::date + 1)
      order by moment, of, file`,
    bound(asked)
  )
