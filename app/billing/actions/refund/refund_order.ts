import { transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { issueCreditNote } from '#billing/actions/credit_note/issue_credit_note'
import { askRefund, type RefundWish } from '#billing/actions/refund/ask_refund'
import { finishCardRefund } from '#billing/actions/refund/finish_card_refund'
import { findRefund, type Refund } from '#billing/queries/refund/find_refund'

/**
 * Gives money of an order back, in full or in part, never more than came in. A card gets it through
 * the provider at once. An account gets it by a transfer that staff make: it stays pending until they
 * say so, and its credit note is issued right away. Answers the refund as it stands then.
 */
export async function refundOrder(wish: RefundWish): Promise<Result<Refund>> {
  const asked = await transaction(async (trx) => {
    const refund = await askRefund(trx, wish)
    if (refund.ok && refund.value.way === 'BankTransfer') {
      await issueCreditNote(trx, refund.value, wish.actor)
    }
    return refund
  })
  if (!asked.ok) return asked
  const { id, way, state } = asked.value
  if (way === 'Card' && state === 'Pending') return finishCardRefund(id, wish.actor)
  return ok((await findRefund(null, id))!)
}
