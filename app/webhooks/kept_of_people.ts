import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'

/** Where a person's programs listen; it goes with the person, and so does the log. */
export default {
  tells: {
    webhooks: (userId) =>
      rows(
        null,
        `select name, url, events, is_on as "isOn", created_at as "createdAt"
           from webhooks where user_id = ? order by id`,
        [userId]
      ),
  },
  erase: async (trx, { userId }) => {
    await rows(trx, 'delete from webhooks where user_id = ?', [userId])
  },
  counts: async (userId, client) => {
    const [counted] = await rows<{ webhooks: number }>(
      client,
      'select count(*) as webhooks from webhooks where user_id = ?',
      [userId]
    )
    return { ...counted! }
  },
  move: async (trx, { from, into }) => {
    await rows(trx, 'update webhooks set user_id = ? where user_id = ?', [into, from])
  },
} satisfies KeptOfPeople
