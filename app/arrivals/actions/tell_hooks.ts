import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { announceToHooks, type HookEvent } from '#webhooks'
import type { AudienceOf } from '#arrivals/ports/audiences'
import type { ToldDay } from '#arrivals/queries/told_day'

type FileEvent = Exclude<Extract<HookEvent, `file.${string}`>, 'file.withdrawn'>

export type Telling = {
  event: FileEvent
  days: readonly ToldDay[]
  audienceOf: AudienceOf
}

/** One message for each day, to the webhooks of everybody who wants to be told of it. */
export async function tellHooks(
  trx: TransactionClientContract,
  { event, days, audienceOf }: Telling
): Promise<void> {
  for (const one of days) {
    const { users } = audienceOf(one)
    if (users.length === 0) continue
    await announceToHooks(trx, { event, users, key: keyOf(event, one), data: dataOf(event, one) })
  }
}

const keyOf = (event: FileEvent, { productId, day, corrections }: ToldDay) =>
  [event, productId, day, ...(event === 'file.corrected' ? [corrections] : [])].join(':')

function dataOf(event: FileEvent, one: ToldDay) {
  const { code, day, files, bytes, corrections } = one
  const known = { product: code, day, dueAt: one.dueAt.toISOString() }
  if (event === 'file.late') return { ...known, estimateAt: one.estimateAt?.toISOString() ?? null }
  if (event === 'file.corrected') return { ...known, files, bytes, corrections }
  return { ...known, files, bytes, arrivedAt: one.arrivedAt!.toISOString() }
}
