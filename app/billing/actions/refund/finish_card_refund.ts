import { SYSTEM_ACTOR, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { ok, refuse, type Result } from '#shared/domain/result'
import { claimRefund, wasSentJustNow } from '#billing/actions/refund/claim_refund'
import { settleRefund } from '#billing/actions/refund/settle_refund'
import { cancelCharge, findCardPayment } from '#orders'
import { findRefund, type Refund } from '#billing/queries/refund/find_refund'

/**
 * Outside any transaction. Who claims the refund asks; then the provider's own sum says whether the
 * request arrived, and only when it has not for a long while it is asked again.
 */
export async function finishCardRefund(id: string, actor: Actor): Promise<Result<Refund>> {
  const refund = await findRefund(null, id)
  if (refund?.state === 'Pending') await advance(refund, actor)
  const now = (await findRefund(null, id))!
  if (now.state === 'Done') return ok(now)
  const name = now.state === 'Refused' ? 'refused' : 'open'
  return refuse(`refunds.errors.${name}`, { status: 409 })
}

type Charge = { paymentId: string; chargeId: string }

async function advance(refund: Refund, actor: Actor): Promise<void> {
  const charge = await chargeOf(refund)
  if (!charge) return settleRefund(refund, 'Refused', actor)
  const canceledCents = await canceledOf(charge)
  await rows(null, 'update refunds set updated_at = now() where id = ?', [refund.id])
  if (canceledCents === null) return
  if (isBack(refund, canceledCents)) return settleRefund(refund, 'Done', actor)
  if (!(await wasSentJustNow(refund))) await send(refund, { ...charge, canceledCents }, actor)
}

/** The request leaves at once after its claim: a process that was paused in between does not send. */
const LATEST_MS = 30_000

async function send(
  refund: Refund,
  { paymentId, chargeId, canceledCents }: Charge & { canceledCents: number },
  actor: Actor
): Promise<void> {
  const begun = performance.now()
  const claimed = await claimRefund(refund, canceledCents)
  if (!claimed) return
  await failpoint('refund.before_provider')
  if (performance.now() - begun > LATEST_MS) return
  const answer = await cancelCharge(paymentId, chargeId, refund.amountCents)
  await failpoint('refund.after_provider')
  if (answer === 'done') return settleRefund(refund, 'Done', actor)
  const seen = await canceledOf({ paymentId, chargeId })
  if (seen !== null && isBack(claimed, seen)) await settleRefund(refund, 'Done', actor)
  else if (answer === 'refused') await settleRefund(refund, 'Refused', actor)
}

/** Before it was sent the provider's sum says nothing about it. */
const isBack = ({ sentAt, canceledBeforeCents, amountCents }: Refund, canceledCents: number) =>
  sentAt !== null && canceledCents >= canceledBeforeCents + amountCents

/** What the provider has given back of a charge in all; null when it does not say. */
async function canceledOf({ paymentId }: Charge): Promise<number | null> {
  const seen = await findCardPayment(paymentId)
  return typeof seen === 'string' ? null : (seen.canceledCents ?? 0)
}

async function chargeOf({ orderNumber }: Refund): Promise<Charge | null> {
  const [charge] = await rows<Charge>(
    null,
    `select payment_id as "paymentId", charge_id as "chargeId"
       from payment_attempts
      where order_number = ? and payment_id is not null and charge_id is not null`,
    [orderNumber]
  )
  return charge ?? null
}

/** Finishes refunds whose process died, or whose provider did not answer. */
export async function resumeCardRefunds(): Promise<void> {
  const open = await rows<{ id: string }>(
    null,
    `select id from refunds where state = 'Pending' and way = 'Card'
        and updated_at < now() - interval '1 minute' order by updated_at, id limit 20`
  )
  for (const { id } of open) await finishCardRefund(id, SYSTEM_ACTOR)
}
