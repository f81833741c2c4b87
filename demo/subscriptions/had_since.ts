import { rows } from '#shared/database'

type Had = { userId: number; typeId: number; since: Date }

/** What somebody was given just now he has had since a moment of the past. */
export const hadSince = ({ userId, typeId, since }: Had) =>
  rows(null, 'update subscription_versions set since = ? where user_id = ? and type_id = ?', [
    ...[since.toISOString(), userId, typeId],
  ])
