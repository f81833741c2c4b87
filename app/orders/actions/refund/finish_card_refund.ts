import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, SYSTEM_ACTOR, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { ok, refuse, type Result } from '#shared/domain/result'
import { issueCreditNote } from '#orders/actions/credit_note/issue_credit_note'
import { cancelCharge, findCardPayment } from '#orders/gateways/card_provider/index'
import { findRefund, holdPendingRefund, type Refund } from '#orders/queries/refund/find_refund'
import { lockOrder } from '#orders/queries/lock_order'

/**
 * Has the provider give a pending refund back. Only who holds the refund's row asks; what the
 * provider has given back in all says whether an earlier request arrived whose answer was lost.
 */
export async function finishCardRefund(id: string, actor: Actor): Promise<Result<Refund>> {
  await transaction(async (trx) => {
    const refund = await holdPendingRefund(trx, id)
    if (!refund) return
    const outcome = await giveBack(trx, refund)
    await failpoint('refund.after_provider')
    if (outcome !== 'open') await settle(trx, refund, outcome, actor)
  })
  const refund = (await findRefund(null, id))!
  if (refund.state === 'Done') return ok(refund)
  const name = refund.state === 'Refused' ? 'refused' : 'open'
  return refuse(`refunds.errors.${name}`, { status: 409 })
}

type Outcome = 'Done' | 'Refused' | 'open'

async function giveBack(trx: TransactionClientContract, refund: Refund): Promise<Outcome> {
  const [charge] = await rows<{ paymentId: string; chargeId: string }>(
    trx,
    `select payment_id as "paymentId", charge_id as "chargeId"
       from payment_attempts where order_number = ?`,
    [refund.orderNumber]
  )
  if (!charge) return 'Refused'
  const { paymentId, chargeId } = charge
  const seen = await isBack(refund, paymentId)
  if (seen !== 'no') return seen === 'yes' ? 'Done' : 'open'
  const answer = await cancelCharge(paymentId, chargeId, refund.amountCents)
  if (answer !== 'lost') return answer === 'done' ? 'Done' : 'Refused'
  return (await isBack(refund, paymentId)) === 'yes' ? 'Done' : 'open'
}

async function isBack({ canceledBeforeCents, amountCents }: Refund, paymentId: string) {
  const seen = await findCardPayment(paymentId)
  if (typeof seen === 'string') return 'unknown'
  return (seen.canceledCents ?? 0) >= canceledBeforeCents + amountCents ? 'yes' : 'no'
}

async function settle(
  trx: TransactionClientContract,
  refund: Refund,
  state: 'Done' | 'Refused',
  actor: Actor
): Promise<void> {
  const order = (await lockOrder(trx, refund.orderNumber))!
  await rows(
    trx,
    `update refunds set state = :state, updated_at = now(),
            booked_on = case when :state = 'Done' then (now() at time zone 'Europe/Berlin')::date end
      where id = :id`,
    { id: refund.id, state }
  )
  await recordAudit(trx, {
    actor,
    subject: { type: 'order', id: refund.orderNumber },
    action: state === 'Done' ? 'refunds.done' : 'refunds.refused',
    after: { state: order.state, amountCents: refund.amountCents },
  })
  if (state === 'Done') await issueCreditNote(trx, refund, actor)
}

/** Finishes refunds whose process died, or whose provider did not answer. */
export async function resumeCardRefunds(): Promise<void> {
  const open = await rows<{ id: string }>(
    null,
    `select id from refunds where state = 'Pending' and way = 'Card'
        and updated_at < now() - interval '1 minute' order by updated_at limit 20`
  )
  for (const { id } of open) await finishCardRefund(id, SYSTEM_ACTOR)
}
