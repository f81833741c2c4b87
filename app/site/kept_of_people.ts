import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'

/** What a person wrote to the shop; it goes with the account, without signing in as well. */
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
  },
  erase: async (trx, { userId, emails }) => {
    await rows(trx, 'delete from site_messages where user_id = ? or lower(email) = any(?)', [
      userId,
      emails,
    ])
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
  },
} satisfies KeptOfPeople
