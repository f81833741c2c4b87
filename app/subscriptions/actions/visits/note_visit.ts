import { clock } from '#shared/clock'
import { preparedRows } from '#shared/database'
import type { LastVisit } from '#subscriptions/domain/last_visit'

/** Opened again within it, a subscription is still being looked at: paging makes nothing old. */
const MINUTES_APART = 30

type Row = { [part in keyof LastVisit]: LastVisit[part] | null }

/**
 * Notes that a subscription is looked at, and tells of the visit before; null in the first one. Asked before
 * its files are: what comes in between is told twice rather than never. Of one that was taken away meanwhile
 * nothing is noted.
 */
export async function noteVisit(
  subscriptionId: number,
  productIds: readonly number[]
): Promise<LastVisit | null> {
  const now = clock.now().toJSDate()
  const [{ at, changes } = { at: null, changes: null }] = await preparedRows<Row>(null, NOTE, {
    ...{ subscriptionId, productIds: [...productIds], now },
    apart: clock.now().minus({ minutes: MINUTES_APART }).toJSDate(),
  })
  return at && changes && { at, changes }
}

const NOTE = `
  with held as (select id from subscription_users where id = :subscriptionId::bigint for key share)
  insert into subscription_visits as v (subscription_id, opened_at, opened_with)
  select held.id, :now::timestamptz, coalesce(jsonb_object_agg(c.product_id, c.change)
                                                filter (where c.product_id is not null), '{}')
    from held left join lake_changes c on c.product_id = any(:productIds::int[])
   group by held.id
      on conflict (subscription_id) do update
     set left_at = case when v.opened_at < :apart::timestamptz then v.opened_at else v.left_at end,
         left_with = case when v.opened_at < :apart::timestamptz then v.opened_with else v.left_with end,
         opened_at = excluded.opened_at, opened_with = excluded.opened_with
  returning v.left_at as at, v.left_with as changes`
