import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows, rows, type SqlClient } from '#shared/database'
import { holdName } from '#shared/hold_name'
import { currentRequestId } from '#shared/request_context'

/** Who did something; the label stays readable after the person is gone. */
export type Actor = { id: number | null; label: string }

/** Sweeps, jobs and commands act under this name. */
export const SYSTEM_ACTOR: Actor = { id: null, label: 'System' }

export type AuditSubject = { type: string; id: string | number }

export type AuditEntry = {
  actor: Actor
  subject: AuditSubject
  /** What happened, past tense: 'order.state_changed'. */
  action: string
  before?: object
  after?: object
  reason?: string
  requestId?: string
  /** The subject was made in this transaction: nobody else can write its history yet. */
  isNew?: boolean
  /** Only for what is told afterwards (imports, demo data); else the moment of writing. */
  at?: Date
}

export type AuditEvent = {
  seq: number
  actor: Actor
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
  requestId: string | null
  at: Date
}

/** Appends in the transaction of the change: gapless, never changed later; no secrets in it. */
export async function recordAudit(
  trx: TransactionClientContract,
  { actor, subject, action, before, after, reason, requestId, at, isNew }: AuditEntry
): Promise<void> {
  const name = [subject.type, String(subject.id)]
  if (!isNew) await holdName(trx, name.join(':'))
  await preparedRows(
    trx,
    `insert into audit_events
       (subject_type, subject_id, seq, actor_id, actor_label, action, before, after, reason, request_id,
        created_at)
     select ?, ?, coalesce(max(seq), 0) + 1, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?,
            coalesce(?::timestamptz, clock_timestamp())
       from audit_events where subject_type = ? and subject_id = ?`,
    [
      ...name,
      ...[actor.id, actor.label, action, json(before), json(after)],
      ...[reason ?? null, requestId ?? currentRequestId() ?? null, at ?? null],
      ...name,
    ]
  )
}

export type AuditOfMany = Pick<AuditEntry, 'actor' | 'action' | 'reason'> & {
  type: string
  entries: readonly { id: number; before?: object; after?: object }[]
}

const ENTRIES_AT_ONCE = 5_000

/** The same for many subjects, each of which the caller holds or has just made. */
export async function recordAuditOfMany(
  trx: TransactionClientContract,
  { actor, action, reason, type, entries }: AuditOfMany
): Promise<void> {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    await rows(
      trx,
      `insert into audit_events
         (subject_type, subject_id, seq, actor_id, actor_label, action, before, after, reason,
          request_id, created_at)
       select :type, e.id, coalesce(h.seq, 0) + 1, :actorId, :actorLabel, :action, e.before, e.after,
              :reason, :requestId, clock_timestamp()
         from jsonb_to_recordset(:entries::jsonb) as e(id text, before jsonb, after jsonb)
         left join lateral (select max(seq) as seq from audit_events
                             where subject_type = :type and subject_id = e.id) h on true`,
      {
        ...{ type, action, actorId: actor.id, actorLabel: actor.label },
        ...{ reason: reason ?? null, requestId: currentRequestId() ?? null },
        entries: JSON.stringify(entries.slice(at, at + ENTRIES_AT_ONCE)),
      }
    )
  }
}

type StoredEvent = Omit<AuditEvent, 'actor'> & { actorId: number | null; actorLabel: string }

/** Whoever is in a transaction asks within it: many who wait for one record would wait for connections too. */
export async function listAudit(
  { type, id }: AuditSubject,
  client: SqlClient = null
): Promise<AuditEvent[]> {
  const events = await rows<StoredEvent>(
    client,
    `select seq, actor_id as "actorId", actor_label as "actorLabel", action, before, after, reason,
            request_id as "requestId", created_at as at
       from audit_events where subject_type = ? and subject_id = ? order by seq`,
    [type, String(id)]
  )
  return events.map(({ actorId, actorLabel, ...event }) => ({
    ...event,
    actor: { id: actorId, label: actorLabel },
  }))
}

function json(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
