import { rows } from '#shared/database'

export type ListedEvidence = {
  id: number
  from: string
  to: string
  knownOn: string
  askedAt: Date
  madeAt: Date | null
  sha256: string | null
}

const MOST = 100

/** What somebody had made, the newest first. */
export const listEvidences = (userId: number): Promise<ListedEvidence[]> =>
  rows<ListedEvidence>(
    null,
    `select id, from_day as "from", to_day as "to", known_on as "knownOn", asked_at as "askedAt",
            made_at as "madeAt", sha256
       from licence_evidences where user_id = ? order by id desc limit ?`,
    [userId, MOST]
  )
