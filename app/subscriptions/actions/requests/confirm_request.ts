import type { Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { addRangeIn } from '#subscriptions/actions/entitle/add_range'
import { answerRequest } from '#subscriptions/actions/requests/answer_request'
import { holdRequest } from '#subscriptions/actions/requests/hold_request'
import { itemsFor } from '#subscriptions/actions/requests/items_for'
import type { RangeTerms } from '#subscriptions/domain/range_terms'

export type Confirmation = {
  requestId: number
  /** Unless said, the only type that gives the product that was asked for. */
  typeId?: number
  /** Unless said, what was asked for. */
  currencies?: readonly string[]
  terms: RangeTerms
  by: Actor
}

/** Gives what somebody asked for: the date range, and with it the answer, both or neither. */
export const confirmRequest = (confirmation: Confirmation): Promise<Result<undefined>> =>
  refusableTransaction(async (trx) => {
    const { requestId, terms, by } = confirmation
    const held = await holdRequest(trx, requestId)
    if (!held.ok) return held
    const { userId, currencies } = held.value
    const typeId = confirmation.typeId ?? held.value.typeId
    if (userId === null) return refuse('subscription_requests.errors.nobody', { status: 409 })
    if (typeId === null) {
      return refuse('subscription_requests.errors.type_needed', { field: 'typeId' })
    }
    const items = await itemsFor(trx, typeId, confirmation.currencies ?? currencies)
    if (!items.ok) return items
    const given = await addRangeIn(
      trx,
      { userId, typeId, by },
      { terms: { ...terms, items: items.value.names }, door: 'request' }
    )
    if (!given.ok) return given
    const { from, until } = terms.days
    await answerRequest(trx, held.value, {
      ...{ state: 'Confirmed', by, typeId, rangeId: given.value },
      facts: {
        name: items.value.typeName,
        first: from?.format() ?? '–',
        last: until?.format() ?? '–',
      },
    })
    return ok()
  })
