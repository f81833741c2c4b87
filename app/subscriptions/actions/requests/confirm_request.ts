import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { translate, type Locale } from '#shared/i18n'
import { addRangeIn } from '#subscriptions/actions/entitle/add_range'
import { answerRequest } from '#subscriptions/actions/requests/answer_request'
import { holdRequest } from '#subscriptions/actions/requests/hold_request'
import { itemsFor } from '#subscriptions/actions/requests/items_for'
import type { OpenRange } from '#subscriptions/domain/entitlement'
import { termsFrom, type RangeTerms } from '#subscriptions/domain/range_terms'

export type Confirmation = {
  requestId: number
  /** Unless said, the only type that gives the product that was asked for. */
  typeId?: number
  /** Unless said, what was asked for. */
  currencies?: readonly string[]
  /** Unless said, from the day that was asked for, or today, without an end. */
  terms?: RangeTerms
  reason?: string
  by: Actor
}

export type GivenForRequest = { typeName: string; parts: string[]; days: OpenRange }

/** Gives what somebody asked for: the date range, and with it the answer, both or neither. */
export const confirmRequest = (confirmation: Confirmation): Promise<Result<GivenForRequest>> =>
  refusableTransaction((trx) => confirmRequestIn(trx, confirmation))

/** The same within a transaction that has begun. */
export async function confirmRequestIn(
  trx: TransactionClientContract,
  { requestId, by, reason, ...wanted }: Confirmation
): Promise<Result<GivenForRequest>> {
  const held = await holdRequest(trx, requestId)
  if (!held.ok) return held
  const { userId, currencies, startsOn } = held.value
  const typeId = wanted.typeId ?? held.value.typeId
  if (userId === null) return refuse('subscription_requests.errors.nobody', { status: 409 })
  if (typeId === null) {
    return refuse('subscription_requests.errors.type_needed', { field: 'typeId' })
  }
  const items = await itemsFor(trx, typeId, wanted.currencies ?? currencies)
  if (!items.ok) return items
  const { typeName, names: parts } = items.value
  const terms = wanted.terms ?? termsFrom(CalendarDay.parse(startsOn ?? '') ?? CalendarDay.today())
  const given = await addRangeIn(
    trx,
    { userId, typeId, by, requestId, reason },
    { terms: { ...terms, items: parts }, door: 'request' }
  )
  if (!given.ok) return given
  const { days } = terms
  await answerRequest(trx, held.value, {
    ...{ state: 'Confirmed', by, typeId, rangeId: given.value },
    facts: (locale) => ({ name: typeName, ...inWords(days, locale) }),
  })
  return ok({ typeName, parts, days })
}

/** An end that is open is said: a dash would look like something that was forgotten. */
const inWords = ({ from, until }: OpenRange, locale: Locale) => ({
  first: from?.format() ?? translate(locale, 'subscription_requests.mails.first_open'),
  last: until?.format() ?? translate(locale, 'subscription_requests.mails.last_open'),
})
