import { moveSubscriptions } from '#subscriptions/actions/move_subscriptions'
import { eraseReasons } from '#shared/erase_audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { KeptOfPeople } from '#shared/people'

/** What somebody is entitled to goes with the person; while it runs the person is needed. */
export default {
  tells: {
    subscriptions: (userId) =>
      rows(
        null,
        `select t.name, s.is_unrestricted as "isUnrestricted", s.created_at as "createdAt",
                coalesce(json_agg(json_build_object('startsOn', r.starts_on, 'endsOn', r.ends_on,
                  'visibleFrom', r.visible_from, 'visibleUntil', r.visible_until,
                  'isTrial', r.is_trial) order by r.starts_on) filter (where r.id is not null),
                  '[]') as ranges
           from subscription_users s
           join subscription_types t on t.id = s.type_id
           left join subscription_ranges r on r.subscription_id = s.id
          where s.user_id = ? group by s.id, t.name order by t.name`,
        [userId]
      ),
    subscriptionRequests: (userId) =>
      rows(
        null,
        `select id, created_at as "createdAt", first_name as "firstName", last_name as "lastName",
                company, country, email, product_name as "productName", starts_on as "startsOn",
                currencies, message, state, reason, decided_at as "decidedAt"
           from subscription_requests where user_id = ? order by id`,
        [userId]
      ),
  },
  whyKept: 'account.errors.user_has_subscriptions',
  mustKeep: async (userIds, client) => {
    const found = await rows<{ userId: number }>(
      client,
      'select distinct user_id as "userId" from subscription_users where user_id = any(?)',
      [[...userIds]]
    )
    return found.map(({ userId }) => userId)
  },
  isBusy: async (userId, client) => {
    const running = await rows(
      client,
      `select s.id from subscription_users s
         left join subscription_ranges r on r.subscription_id = s.id
        where s.user_id = :userId
          and (s.is_unrestricted or coalesce(r.ends_on, 'infinity') >= :today::date and r.id is not null)
        limit 1`,
      { userId, today: CalendarDay.today().iso }
    )
    return running.length > 0
  },
  erase: async (trx, { userId, emails }) => {
    const held = await rows<{ id: number }>(
      trx,
      'select distinct subscription_id as id from subscription_versions where user_id = ?',
      [userId]
    )
    await eraseReasons(
      trx,
      'subscription',
      held.map(({ id }) => id)
    )
    await rows(trx, 'delete from subscription_downloads where user_id = ?', [userId])
    await rows(trx, 'delete from subscription_users where user_id = ?', [userId])
    await rows(trx, 'delete from subscription_versions where user_id = ?', [userId])
    await rows(
      trx,
      'delete from subscription_requests where user_id = ? or lower(email) = any(?)',
      [userId, emails]
    )
    await rows(trx, 'delete from subscription_contacts where lower(email) = any(?)', [emails])
  },
  counts: async (userId, client) => {
    const [counted] = await rows<{ subscriptions: number; subscription_requests: number }>(
      client,
      `select (select count(*) from subscription_users where user_id = :userId) as subscriptions,
              (select count(*) from subscription_requests where user_id = :userId)
                as subscription_requests`,
      { userId }
    )
    return { ...counted! }
  },
  move: moveSubscriptions,
} satisfies KeptOfPeople
