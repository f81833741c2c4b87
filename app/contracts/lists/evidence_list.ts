import { defineList } from '#shared/lists'

export type ListedEvidence = {
  id: number
  from: string
  to: string
  knownOn: string
  askedAt: Date
  madeAt: Date | null
  sha256: string | null
}

/** What somebody had made, by the person's number: the newest first. */
export const evidenceList = defineList<ListedEvidence, number>()({
  columns: {
    id: 'e.id',
    from: 'e.from_day',
    to: 'e.to_day',
    knownOn: 'e.known_on',
    askedAt: 'e.asked_at',
    madeAt: 'e.made_at',
    sha256: 'e.sha256',
  },
  from: 'licence_evidences e',
  within: (userId) => ({ sql: 'e.user_id = ?', values: [userId] }),
  sort: { asked: 'id' },
  usual: { by: 'asked', direction: 'desc', limit: 20 },
  mostRows: 1_000,
  tieBreaker: 'e.id',
  hasNoNulls: true,
})
