import type { AuditEvent } from '#shared/audit'

export type HistoryEntry = {
  at: string
  kind: 'placed' | 'state_changed' | 'exception' | 'changed' | 'terms_accepted' | 'other'
  actor: { kind: 'you' | 'staff' | 'system'; label: string }
  action: string
  /** The states of a step; null for everything else that happened. */
  from: string | null
  to: string | null
  reason: string | null
  changes: FieldChange[]
}

export type FieldChange = {
  field: string
  before: string | number | null
  after: string | number | null
}

const FIELD_ACTIONS = ['orders.changed', 'orders.file_added', 'orders.file_removed']

/** Customers see their own name as "you", and neither names nor words of staff. */
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
      from: isStep(event) ? textOf(event.before?.state) : null,
      to: isStep(event) ? textOf(event.after?.state) : null,
      reason: isHidden ? null : event.reason,
      changes: reader === 'customer' ? [] : changesOf(event),
    }
  }
}

function actorKind(id: number | null, customerId: number): HistoryEntry['actor']['kind'] {
  if (id === null) return 'system'
  return id === customerId ? 'you' : 'staff'
}

function kindOf({ action, after }: AuditEvent): HistoryEntry['kind'] {
  if (action === 'orders.placed') return 'placed'
  if (FIELD_ACTIONS.includes(action)) return 'changed'
  if (action === 'orders.terms_accepted') return 'terms_accepted'
  if (action !== 'orders.state_changed') return 'other'
  return after?.exception ? 'exception' : 'state_changed'
}

/** Entries about money, papers and fields note a state as well, but are no steps of it. */
function isStep({ action }: AuditEvent): boolean {
  return action === 'orders.placed' || action === 'orders.state_changed'
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function changesOf({ action, before, after }: AuditEvent): FieldChange[] {
  if (!FIELD_ACTIONS.includes(action)) return []
  const fields = Object.keys(after ?? {})
  return fields.toSorted(inFormOrder).map((field) => ({
    field,
    before: plain(before?.[field]),
    after: plain(after?.[field]),
  }))
}

/** As the form names them: the database keeps fields in no order of ours. */
const FORM_ORDER = ['type', 'feeCents', 'discountCents', 'vatPercent', 'netCents', 'grossCents']
const inFormOrder = (one: string, other: string) =>
  placeOf(one) - placeOf(other) || one.localeCompare(other)
const placeOf = (field: string) => (FORM_ORDER.indexOf(field) + 100) % 100

function plain(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
