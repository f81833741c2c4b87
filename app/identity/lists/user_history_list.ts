import { USER_ACTIONS, type UserAction } from '#identity/domain/user_history'
import { defineList, momentsFrom, momentsUntil } from '#shared/lists'

export type HistoryEntry = {
  seq: number
  at: Date
  actorId: number | null
  actor: string
  action: UserAction
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
}

const BY: Record<string, string> = {
  Self: 'e.actor_id::text = e.subject_id',
  Others: `e.actor_id is not null and e.actor_id::text <> e.subject_id`,
  Shop: 'e.actor_id is null',
}

/** Who changed what about a person, the newest first. */
export const userHistoryList = defineList<HistoryEntry, { id: number }>()({
  columns: {
    seq: 'e.seq',
    at: 'e.created_at',
    actorId: 'e.actor_id',
    actor: 'e.actor_label',
    action: `substr(e.action, length('user.') + 1)`,
    before: 'e.before',
    after: 'e.after',
    reason: 'e.reason',
  },
  from: 'audit_events e',
  where: `e.subject_type = 'user'`,
  within: ({ id }) => ({ sql: 'e.subject_id = ?', values: [String(id)] }),
  sort: { at: 'seq' },
  usual: { by: 'at', direction: 'desc', limit: 20 },
  mostRows: 1_000,
  tieBreaker: 'e.seq',
  hasNoNulls: true,
  filters: {
    action: { column: 'action', values: USER_ACTIONS },
    by: {
      condition: (chosen: string[]) => ({
        sql: `(${chosen.map((one) => BY[one]).join(' or ')})`,
        values: [],
      }),
      values: ['Self', 'Others', 'Shop'],
    },
    from: momentsFrom('e.created_at'),
    to: momentsUntil('e.created_at'),
  },
})
