import type { Infer } from '@vinejs/vine/types'
import { areAscending, changesIn, type ReferenceData } from '#catalogue'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { noDay, readTypedDay } from '#shared/domain/typed_day'
import { refuseFirstDay } from '#statistics/actions/rehearsal/publish_rehearsal'
import type { RehearsalWish } from '#statistics/actions/rehearsal/ask_rehearsal'
import type { rehearsalValidator } from '#statistics/validators/rehearsal'

/** A day as people write it, from which rules can begin. */
export function readFirstDay(typed: string): Result<CalendarDay> {
  const day = readTypedDay(typed)
  if (!day) return refuse(noDay(typed, 'shared.errors.day_invalid'), { field: 'from' })
  return refuseFirstDay(day) ?? ok(day)
}

type Sent = Infer<typeof rehearsalValidator>

/** What a form wants rehearsed: only what differs from the rules of today. */
export function readRehearsal(sent: Sent, reference: ReferenceData): Result<RehearsalWish> {
  const from = readFirstDay(sent.from)
  if (!from.ok) return from
  const wrong = sent.levels.findIndex(({ levels }) => !areAscending(levels))
  if (wrong >= 0) return refuse('statistics.errors.levels', { field: `levels.${wrong}` })
  const free = placeOfFree(sent, reference)
  if (free) return refuse('statistics.errors.level_free', { field: free })
  const changes = changesIn(reference, {
    fee: { amountCents: sent.feeAmountCents, appliesUpToCents: sent.feeUpToCents },
    vatPercent: sent.vatPercent,
    prices: sent.prices,
    levels: sent.levels,
  })
  if (changes.length === 0) return refuse('statistics.errors.no_change', { field: 'form' })
  return ok({ name: sent.name, from: from.value, changes })
}

/** Where a module would be sold for nothing; what is free already may stay so. */
function placeOfFree({ levels }: Sent, { priceLevels }: ReferenceData): string | null {
  for (const [at, { group, levels: wished }] of levels.entries()) {
    const isFree = priceLevels.get(group)?.some(({ modulePriceCents }) => modulePriceCents === 0)
    const nth = isFree ? -1 : wished.findIndex(({ cents }) => cents === 0)
    if (nth >= 0) return `levels.${at}.levels.${nth}.cents`
  }
  return null
}
