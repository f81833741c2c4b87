import { SIGN_IN_OUTCOMES, type SignInOutcome } from '#identity/domain/sign_in_outcome'
import { defineList } from '#shared/lists'

export type SignInEvent = {
  id: number
  at: Date
  outcome: SignInOutcome
  ipAddress: string | null
  userAgent: string | null
}

export const signInList = defineList<SignInEvent, { kind: string; subject: string }>()({
  columns: {
    id: 'e.id',
    at: 'e.created_at',
    outcome: 'e.outcome',
    ipAddress: 'e.ip_address',
    userAgent: 'e.user_agent',
  },
  from: 'sign_in_events e',
  within: ({ kind, subject }) => ({
    sql: 'e.provider = ? and e.subject = ?',
    values: [kind === 'staff' ? 'staff' : 'customers', subject],
  }),
  sort: { at: 'id' },
  usual: { by: 'at', direction: 'desc' },
  tieBreaker: 'e.id',
  hasNoNulls: true,
  filters: { outcome: { column: 'outcome', values: SIGN_IN_OUTCOMES } },
})
