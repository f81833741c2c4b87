import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'

/** Evidence that was made for somebody: it goes with the account, and is deleted with the person. */
export default {
  tells: {
    licenceEvidence: (userId) =>
      rows(
        null,
        `select id, from_day as "from", to_day as "to", known_on as "knownOn",
                asked_at as "askedAt", sha256
           from licence_evidences where user_id = ? order by id`,
        [userId]
      ),
  },
  erase: async (trx, { userId }) => {
    await rows(trx, 'delete from licence_evidences where user_id = ?', [userId])
  },
  move: async (trx, merger) => {
    await rows(trx, 'update licence_evidences set user_id = :into where user_id = :from', merger)
  },
} satisfies KeptOfPeople
