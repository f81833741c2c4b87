import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { issueCreditNote } from '#billing/actions/credit_note/issue_credit_note'
import { type LockedOrder, lockOrder } from '#orders'
import { holdPendingRefund, type Refund } from '#billing/queries/refund/find_refund'

/** In one transaction with its credit note. The first who knows does it, others find it done. */
export async function settleRefund(
  { id, orderNumber }: Refund,
  state: 'Done' | 'Refused',
  actor: Actor
): Promise<void> {
  await failpoint('refund.before_finish')
  await transaction(async (trx) => {
    const order = (await lockOrder(trx, orderNumber))!
    const refund = await holdPendingRefund(trx, id)
    if (!refund) return
    await write(trx, { order, refund, state, actor })
    if (state === 'Done') await issueCreditNote(trx, refund, actor)
    await failpoint('refund.in_finish')
  })
  await failpoint('refund.after_finish')
}

type Ending = { order: LockedOrder; refund: Refund; state: 'Done' | 'Refused'; actor: Actor }

async function write(
  trx: TransactionClientContract,
  { order, refund, state, actor }: Ending
): Promise<void> {
  await rows(
    trx,
    `update refunds set state = :state, updated_at = now(),
            booked_on = case when :state = 'Done' then shop_today() end
      where id = :id`,
    { id: refund.id, state }
  )
  await recordAudit(trx, {
    actor,
    subject: { type: 'order', id: order.number },
    action: state === 'Done' ? 'refunds.done' : 'refunds.refused',
    after: { state: order.state, amountCents: refund.amountCents },
  })
}
