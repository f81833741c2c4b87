import { dueDay } from '#orders'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { CalendarDay } from '#shared/domain/calendar_day'
import { tradingDaysBetween } from '#desk/domain/age'
import type { Thing } from '#desk/queries/list_things'
import type { Desk } from '#desk/queries/read_desk'
import type { Told } from '#desk/queries/tell_things'
import type { Unpaid } from '#desk/queries/told/unpaid'

type Of<K extends keyof Told> = Told[K] extends Map<string, infer T> ? T : never

/** What the page says of a thing, by its kind; null where nothing is left to say. */
export function toldOf({ kind, key }: Thing, desk: Desk) {
  const { told } = desk
  if (kind === 'unpaid') return when(told.unpaid.get(key), (one) => unpaidOf(one, desk))
  if (kind === 'work') return when(told.work.get(key), workOf)
  if (kind === 'delivery') return when(told.deliveries.get(key), failedOf)
  if (kind === 'task') return when(told.tasks.get(key), failedOf)
  if (kind === 'card') return when(told.cards.get(key), (one) => ({ kind, ...one }))
  if (kind === 'job') return when(told.jobs.get(key), (one) => ({ kind, ...one }))
  if (kind === 'mail') return when(told.mails.get(key), (one) => ({ kind, ...one }))
  if (kind === 'refund') return when(told.refunds.get(key), (one) => ({ kind, ...one }))
  if (kind === 'entry') return when(told.entries.get(key), entryOf)
  return when(told.debts.get(key), (one) => ({ ...one, debt: one.kind, kind: 'debt' as const }))
}

const when = <T, R>(one: T | undefined, tell: (one: T) => R): R | null =>
  one === undefined ? null : tell(one)

function unpaidOf(order: Unpaid, { today, calendar }: Desk) {
  const due = dueDay(CalendarDay.parse(order.placedOn)!, calendar)
  return {
    ...order,
    kind: 'unpaid' as const,
    reference: inGroupsOfFour(creditorReference(order.number)),
    due: due.iso,
    /** Trading days until it is due; negative where it is over. */
    left: tradingDaysBetween(today, due, calendar),
  }
}

const workOf = ({ readyAt, nextAttemptAt, ...order }: Of<'work'>) => ({
  ...order,
  kind: 'work' as const,
  readyAt: readyAt?.toISOString() ?? null,
  nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
})

const failedOf = ({ ownerKind, ownerKey, ...failed }: Of<'deliveries'>) => ({
  ...failed,
  kind: 'failed' as const,
  number: ownerKind === 'order' ? Number(ownerKey) : null,
})

const entryOf = (entry: Of<'entries'>) => ({
  kind: 'entry' as const,
  ...pick(entry, ['id', 'statementId', 'counterparty', 'remittance', 'bookedOn', 'proposal']),
  ...pick(entry, ['orderNumber', 'invoice', 'amountCents']),
  company: entry.order?.company ?? null,
  dueCents: entry.order ? entry.order.grossCents - entry.order.paidCents : null,
  suggestions: entry.suggestions.map(({ orderNumber, company }) => ({ orderNumber, company })),
})

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
