import { rows } from '#shared/database'
import type { KeptOfPeople } from '#shared/people'

/** Who takes care of what; with the person it is nobody's again. */
export default {
  tells: {
    deskMarks: (userId) =>
      rows(
        null,
        `select kind, key, taken_at as "takenAt" from desk_marks
          where taken_by_id = ? order by kind, key`,
        [userId]
      ),
  },
  erase: async (trx, { userId }) => {
    await rows(
      trx,
      'update desk_marks set taken_by_id = null, taken_at = null where taken_by_id = ?',
      [userId]
    )
  },
  move: async (trx, { from, into }) => {
    await rows(
      trx,
      `update desk_marks
          set taken_by_id = case when taken_by_id = :from then :into else taken_by_id end,
              changed_by_id = case when changed_by_id = :from then :into else changed_by_id end
        where :from in (taken_by_id, changed_by_id)`,
      { from, into }
    )
  },
} satisfies KeptOfPeople
