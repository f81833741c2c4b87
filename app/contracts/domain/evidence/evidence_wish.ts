import type { Refusal } from '#shared/domain/result'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { readTypedDay } from '#shared/domain/typed_day'

export type SentWish = { from?: string | null; to?: string | null; knownOn?: string | null }
export type EvidenceWish = { from: CalendarDay; to: CalendarDay; knownOn: CalendarDay }

type Read = { ok: true; value: EvidenceWish } | { ok: false; refusals: Refusal[] }

/** A period, and the day as whose end it was known; no day is today. What is to come nobody knows. */
export function readEvidenceWish(sent: SentWish, today: CalendarDay): Read {
  const [from, to] = [readTypedDay(sent.from ?? ''), readTypedDay(sent.to ?? '')]
  const knownOn = sent.knownOn ? readTypedDay(sent.knownOn) : today
  const refusals = [
    !from && refusal('day', 'from'),
    !to && refusal('day', 'to'),
    !knownOn && refusal('day', 'knownOn'),
    from && to && from.isAfter(to) && refusal('reversed', 'to'),
    knownOn?.isAfter(today) && refusal('future', 'knownOn'),
  ].filter((one) => typeof one === 'object' && one !== null)
  if (!from || !to || !knownOn || refusals.length > 0) return { ok: false, refusals }
  return { ok: true, value: { from, to, knownOn } }
}

const refusal = (problem: 'day' | 'reversed' | 'future', field: string): Refusal => ({
  ...{ code: `contracts.evidence.errors.${problem}`, field },
})
