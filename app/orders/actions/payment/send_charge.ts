import { appUrl } from '#config/app'
import { refuse, ok, type Refusal, type Result } from '#shared/domain/result'
import { failpoint } from '#shared/failpoints'
import { changeAttempt } from '#orders/actions/payment/write_attempt'
import { endAttempt } from '#orders/actions/payment/end_attempt'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'
import { chargeCard, createCardCustomer } from '#orders/gateways/card_provider/index'
import { findAttempt } from '#orders/queries/payment/find_attempt'

export type CardToCharge = {
  /** The card's id, drawn by the browser from the provider; card data never come here. */
  cardId: string
  /** Who stands on the card; the buyer where nothing is said. */
  cardHolder: string | null
  /** A customer that a program has made at the provider before. */
  customerId?: string | null
  /** The payment link by which a person pays; a declined card then leaves it open. */
  linkId?: string
}

/** Outside any transaction. Whoever moves the attempt to Charging sends it, so it leaves once. */
export async function sendCharge(
  attemptId: string,
  card: CardToCharge
): Promise<Result<PaymentAttempt>> {
  const attempt = (await findAttempt(attemptId))!
  if (attempt.state === 'Created' && attempt.isExpired) await endAttempt(attempt, 'interrupted')
  if (attempt.state !== 'Created' || attempt.isExpired) return settled(attemptId)

  const customer = card.customerId ? ok(card.customerId) : await customerFor(attempt, card)
  if (!customer.ok) return card.linkId ? customer : ended(attempt, customer.refusal)
  const isOurs = await changeAttempt(null, attempt, {
    state: 'Charging',
    card_id: card.cardId,
    customer_id: customer.value,
    ...(card.linkId && { link_id: card.linkId }),
  })
  if (!isOurs) return settled(attemptId)
  await failpoint('payment.before_charge')
  return charge({ ...attempt, state: 'Charging' }, card.cardId, customer.value)
}

async function charge(attempt: PaymentAttempt, cardId: string, customerId: string) {
  const { id, providerOrderId, amountCents, currency, snapshot } = attempt
  const answer = await chargeCard({
    ...{ providerOrderId, amountCents, currency, cardId, customerId },
    returnUrl: `${appUrl}/basket-status/${id}`,
    locale: snapshot.checkout.locale,
  })
  await failpoint('payment.after_charge')
  if (answer.kind === 'declined') {
    const refusal = declinedBy(answer.message)
    await endAttempt(attempt, 'declined', answer.message)
    return { ok: false as const, refusal }
  }
  if (answer.kind === 'taken') {
    const { paymentId, chargeId, redirectUrl } = answer
    const names = { payment_id: paymentId, charge_id: chargeId, redirect_url: redirectUrl }
    await changeAttempt(null, attempt, { state: 'Pending', ...names })
    await failpoint('payment.after_charge_stored')
  }
  return settled(id)
}

/** Fails only where nothing was charged: the card's owner is told to the provider first. */
function customerFor({ snapshot }: PaymentAttempt, { cardHolder }: CardToCharge) {
  const { buyer, checkout } = snapshot
  const names = (cardHolder || buyer.name).trim().split(/\s+/)
  const lastname = names.pop() || buyer.company
  const firstname = names.join(' ') || lastname
  const cut = (name: string) => name.slice(0, 40)
  return createCardCustomer(
    { firstname: cut(firstname), lastname: cut(lastname), email: buyer.email },
    checkout.locale
  )
}

async function ended(attempt: PaymentAttempt, refusal: Refusal) {
  const message = refusal.params?.message
  await endAttempt(attempt, 'unreachable', message === undefined ? null : String(message))
  return { ok: false as const, refusal }
}

async function settled(attemptId: string): Promise<Result<PaymentAttempt>> {
  const attempt = (await settleAttempt(attemptId))!
  if (attempt.state !== 'Failed') return ok(attempt)
  return { ok: false, refusal: refusalOf(attempt) }
}

/** Where no card was tried, none was declined. */
function refusalOf({ reason, message }: PaymentAttempt): Refusal {
  if (reason === 'declined') return declinedBy(message)
  if (reason === 'unreachable' && !message) {
    return { code: 'payment.errors.unreachable', status: 409 }
  }
  if (message) return declinedBy(message)
  return { code: 'payment.errors.lock_ended', status: 409 }
}

function declinedBy(message: string | null): Refusal {
  if (!message) return refuse('payment.errors.declined', { field: 'card' }).refusal
  return refuse('payment.errors.provider', { params: { message }, field: 'card' }).refusal
}
