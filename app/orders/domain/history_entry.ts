import type { AuditEvent } from '#shared/audit'

export type HistoryEntry = {
  at: string
  kind: 'placed' | 'state_changed' | 'exception' | 'other'
  actor: { kind: 'you' | 'staff' | 'system'; label: string }
  action: string
  from: string | null
  to: string | null
  reason: string | null
}

/**
 * An entry of the audit trail as the history of an order shows it. Customers see their own name as
 * "you", never the name of a member of staff, and no words that staff wrote for each other.
 */
export function historyEntryFor(reader: 'customer' | 'staff', customerId: number) {
  return (event: AuditEvent): HistoryEntry => {
    const kind = actorKind(event.actor.id, customerId)
    const isHidden = reader === 'customer' && kind === 'staff'
    return {
      at: event.at.toISOString(),
      kind: kindOf(event),
      actor: {
        kind: reader === 'staff' && kind === 'you' ? 'staff' : kind,
        label: isHidden ? '' : event.actor.label,
      },
      action: event.action,
      from: textOf(event.before?.state),
      to: textOf(event.after?.state),
      reason: isHidden ? null : event.reason,
    }
  }
}

function actorKind(id: number | null, customerId: number): HistoryEntry['actor']['kind'] {
  if (id === null) return 'system'
  return id === customerId ? 'you' : 'staff'
}

function kindOf({ action, after }: AuditEvent): HistoryEntry['kind'] {
  if (action === 'orders.placed') return 'placed'
  if (action !== 'orders.state_changed') return 'other'
  return after?.exception ? 'exception' : 'state_changed'
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
