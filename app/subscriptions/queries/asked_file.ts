import { preparedRows } from '#shared/database'

type Range = {
  startsOn: string | null
  endsOn: string | null
  actualStartsOn: string | null
  visibleFrom: string | null
  visibleUntil: string | null
  items: string[]
}

type File = {
  key: string
  bytes: number
  sha256: string | null
  storage: 'lake' | 'archive'
  version: number
}

/** A subscription with those of its ranges that hold a day, and the file of the day. */
export type AskedFile = {
  id: number
  isFilterable: boolean
  isUnrestricted: boolean
  visibleFrom: string | null
  visibleUntil: string | null
  ranges: Range[]
  file: File | null
}

type Which = { userId: number; typeId: number; productId: number; day: string; part: number }

/** All that decides whether somebody gets a file; null where he has no such subscription or product. */
export async function askedFile(which: Which): Promise<AskedFile | null> {
  const [found] = await preparedRows<AskedFile>(null, ASKED, which)
  return found ?? null
}

const ASKED = `
  select s.id, t.is_filterable as "isFilterable", s.is_unrestricted as "isUnrestricted",
         s.visible_from as "visibleFrom", s.visible_until as "visibleUntil",
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'startsOn', r.starts_on, 'endsOn', r.ends_on,
                   'actualStartsOn', r.actual_starts_on, 'visibleFrom', r.visible_from,
                   'visibleUntil', r.visible_until,
                   'items', array(select i.name from subscription_range_items i
                                   where i.range_id = r.id))), '[]')
            from subscription_ranges r
           where r.subscription_id = s.id
             and coalesce(r.starts_on, '-infinity') <= :day::date
             and coalesce(r.ends_on, 'infinity') >= :day::date) as ranges,
         case when f.key is not null then
           jsonb_build_object('key', f.key, 'bytes', f.bytes, 'sha256', f.sha256,
                              'storage', f.storage, 'version', f.version) end as file
    from subscription_users s
    join subscription_types t on t.id = s.type_id
    join subscription_type_products p on p.type_id = t.id and p.product_id = :productId::int
    left join lake_files f
      on f.product_id = p.product_id and f.day = :day::date and f.part = :part::smallint
   where s.user_id = :userId::bigint and s.type_id = :typeId::int`
