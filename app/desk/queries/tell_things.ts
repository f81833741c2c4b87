import type { Locale } from '#shared/i18n'
import { deliveryOwners } from '#delivery'
import type { DeskKind } from '#desk/domain/kinds'
import type { Thing } from '#desk/queries/list_things'
import { tellFailed, type Failed } from '#desk/queries/told/failed'
import { tellCards, tellJobs, tellMails } from '#desk/queries/told/given_up'
import { tellDebts, tellRefunds } from '#desk/queries/told/money'
import { tellUnpaid } from '#desk/queries/told/unpaid'
import { tellWork } from '#desk/queries/told/work'
import { suggestedEntries } from '#billing'

type Keys = Record<DeskKind, string[]>

export type Told = Awaited<ReturnType<typeof tellThings>>

/** One statement for all things of a kind, none for a kind of which nothing is shown. */
export async function tellThings(things: readonly Thing[], locale: Locale) {
  const keys = Object.groupBy(things, ({ kind }) => kind) as Record<DeskKind, Thing[] | undefined>
  const of = (kind: DeskKind) => (keys[kind] ?? []).map(({ key }) => key)
  const [unpaid, work, failed, cards, jobs, mails, debts, refunds, entries] = await Promise.all([
    unless(of('unpaid'), tellUnpaid),
    unless(of('work'), tellWork),
    failedOf({ orders: of('delivery'), others: of('task') }, locale),
    unless(of('card'), tellCards),
    unless(of('job'), tellJobs),
    unless(of('mail'), tellMails),
    unless([...of('owed'), ...of('difference')], tellDebts),
    unless(of('refund'), tellRefunds),
    unless(of('entry').map(Number), suggestedEntries),
  ])
  const numbered = <T extends { number: number }>(list: T[]) => by(list, ({ number }) => number)
  const named = <T extends { id: string | number }>(list: T[]) => by(list, ({ id }) => id)
  return {
    ...{ unpaid: numbered(unpaid), work: numbered(work), debts: numbered(debts) },
    ...{ cards: named(cards), jobs: named(jobs), mails: named(mails) },
    ...{ refunds: named(refunds), entries: named(entries) },
    deliveries: by(failed, ({ ownerKey }) => ownerKey),
    tasks: by(failed, ({ fulfilmentId }) => fulfilmentId),
  }
}

const unless = async <K, T>(keys: K[], tell: (keys: K[]) => Promise<T[]>): Promise<T[]> =>
  keys.length === 0 ? [] : tell(keys)

async function failedOf({ orders, others }: Pick<NamedKeys, 'orders' | 'others'>, locale: Locale) {
  if (orders.length + others.length === 0) return []
  const failed = await tellFailed({ orders, others })
  return failed.map((one) => ({ ...one, owner: ownerOf(one, locale) }))
}

type NamedKeys = { orders: Keys[DeskKind]; others: Keys[DeskKind] }

/** How staff call whom it is delivered for, and where it is opened. */
const ownerOf = ({ ownerKind, ownerKey }: Failed, locale: Locale) =>
  deliveryOwners.of(ownerKind)?.toStaff(ownerKey, locale) ?? null

const by = <T>(list: T[], keyOf: (one: T) => string | number) =>
  new Map(list.map((one) => [String(keyOf(one)), one]))
