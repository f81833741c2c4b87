import { preparedRows } from '#shared/database'

/**
 * Whether somebody has a subscription to reports that is active and visible today: it entitles to
 * today, and today is in the days on which it and the range may be seen.
 */
export async function mayOrderReports(userId: number): Promise<boolean> {
  const held = await preparedRows(
    null,
    `select s.id
       from subscription_users s
       join subscription_types t on t.id = s.type_id and t.special_type = 'REPORT'
      where s.user_id = :userId::bigint
        and coalesce(s.visible_from, '-infinity') <= shop_today()
        and coalesce(s.visible_until, 'infinity') >= shop_today()
        and (s.is_unrestricted or exists (
          select from subscription_ranges r
           where r.subscription_id = s.id
             and coalesce(r.starts_on, '-infinity') <= shop_today()
             and coalesce(r.ends_on, 'infinity') >= shop_today()
             and coalesce(r.visible_from, '-infinity') <= shop_today()
             and coalesce(r.visible_until, 'infinity') >= shop_today()))
      limit 1`,
    { userId }
  )
  return held.length > 0
}
