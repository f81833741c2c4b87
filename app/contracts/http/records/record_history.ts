import type { AuditEvent } from '#shared/audit'
import type { SayValue } from '#contracts/queries/records/names_in_history'

export const HISTORIES = {
  'types': 'contract_type',
  'products': 'information_product',
  'products-subscriptions': 'product_subscription',
  'contracts': 'contract',
} as const

export type HistoryKind = keyof typeof HISTORIES

export type HistoryEntry = {
  at: string
  who: string
  what: 'added' | 'edited' | 'deleted' | 'given'
  changes: { name: string; before: string | null; after: string | null }[]
}

/** The newest first, each with the fields that it changed. */
export const historyOf = (events: readonly AuditEvent[], say: SayValue): HistoryEntry[] =>
  events.toReversed().map(({ at, actor, action, before, after }) => ({
    at: at.toISOString(),
    who: actor.label,
    what: action.slice(action.indexOf('.') + 1) as HistoryEntry['what'],
    changes: changesOf(before ?? {}, after ?? {}, say),
  }))

/** What a record is called by what is known of it last: its own name, or those of its sides; null where nothing is. */
export function nameOf(events: readonly AuditEvent[], say: SayValue): string | null {
  const known: Fields = {}
  for (const { before, after } of events) Object.assign(known, before, after)
  const parts = ['name', 'partnerId', 'clmMaNumber', 'productId', 'subscriptionTypeId']
  const said = parts.flatMap((part) => text(say(part, known[part])) ?? [])
  return said.slice(0, 2).join(', ') || null
}

type Fields = Record<string, unknown>

function changesOf(before: Fields, after: Fields, say: SayValue): HistoryEntry['changes'] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  for (const name of ['id', 'version']) names.delete(name)
  return [...names]
    .filter((name) => text(before[name]) !== text(after[name]))
    .map((name) => ({
      name,
      before: text(say(name, before[name])),
      after: text(say(name, after[name])),
    }))
}

const text = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value as string)
