import { transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { issueCreditNote } from '#billing/actions/credit_note/issue_credit_note'
import { askRefund, type RefundWish } from '#billing/actions/refund/ask_refund'
import { finishCardRefund } from '#billing/actions/refund/finish_card_refund'
import { findRefund, type Refund } from '#billing/queries/refund/find_refund'

/** Cards get it at once; a transfer waits for staff, though its credit note is issued at once. */
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
