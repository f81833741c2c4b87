import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'

/** What a person wrote to the shop, and how they look at its lists; it goes with the account, messages without signing in as well. */
export default {
  tells: {
    messages: (userId) =>
      rows(
        null,
        `select kind, created_at as "createdAt", first_name as "firstName", last_name as "lastName",
            company, country, email, subject, message, product_code as "productCode",
            env_type as "envType", heard_how as "heardHow", heard_other as "heardOther"
       from site_messages where user_id = ? order by id`,
        [userId]
      ),
    savedViews: (userId) =>
      rows(
        null,
        `select path, name, parameters, is_shared as "isShared", created_at as "createdAt"
           from saved_views where user_id = ? order by id`,
        [userId]
      ),
  },
  erase: async (trx, { userId, emails }) => {
    await rows(trx, 'delete from site_messages where user_id = ? or lower(email) = any(?)', [
      userId,
      emails,
    ])
    await rows(trx, 'delete from saved_views where user_id = ?', [userId])
  },
  counts: async (userId, client) => {
    const [counted] = await rows<{ messages: number }>(
      client,
      'select count(*) as messages from site_messages where user_id = ?',
      [userId]
    )
    return { ...counted! }
  },
  move: async (trx, { from, into }) => {
    await rows(trx, 'update site_messages set user_id = ? where user_id = ?', [into, from])
    await rows(
      trx,
      `delete from saved_views v where v.user_id = :from and exists (
         select from saved_views kept where kept.user_id = :into and kept.path = v.path
            and lower(kept.name) = lower(v.name))`,
      { from, into }
    )
    await rows(trx, 'update saved_views set user_id = ? where user_id = ?', [into, from])
  },
} satisfies KeptOfPeople
