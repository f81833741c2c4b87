import type { Cents } from '#shared/domain/money'
import { refuse, ok, type Result } from '#shared/domain/result'
import type { Locale } from '#shared/i18n'
import type { SeenPayment } from '#orders/domain/payment/judge_payment'
import { toProviderAmount } from '#orders/domain/payment/provider_amount'
import {
  callProvider,
  providerSettings,
  type ProviderAnswer,
} from '#orders/gateways/card_provider/http'
import {
  chargeIdOf,
  seenPayment,
  type WireCharge,
  type WirePayment,
} from '#orders/gateways/card_provider/wire'

export type CardCustomer = { firstname: string; lastname: string; email: string }

export type ChargeOrder = {
  /** Unique per attempt: the way back to a charge whose answer was lost. */
  providerOrderId: string
  amountCents: Cents
  currency: string
  cardId: string
  customerId: string | null
  returnUrl: string
  locale: Locale
}

export type ChargeAnswer =
  | { kind: 'taken'; paymentId: string; chargeId: string | null; redirectUrl: string | null }
  | { kind: 'declined'; message: string | null }
  | { kind: 'lost' }

/** Tells the provider who pays; its rules for strong authentication want name and e-mail. */
export async function createCardCustomer(
  customer: CardCustomer,
  locale: Locale
): Promise<Result<string>> {
  const answer = await callProvider({ method: 'POST', path: '/customers', body: customer, locale })
  const { id } = (answer?.body ?? {}) as { id?: string }
  if (answer && isFine(answer) && id) return ok(id)
  const message = answer && messageOf(answer)
  if (message) return refuse('payment.errors.provider', { params: { message }, field: 'card' })
  return refuse('payment.errors.unreachable', { field: 'card' })
}

/** Charges a card, once. A lost answer is told as such and must be looked up, never repeated. */
export async function chargeCard(order: ChargeOrder): Promise<ChargeAnswer> {
  const { providerOrderId, amountCents, currency, cardId, customerId, returnUrl, locale } = order
  const answer = await callProvider({
    method: 'POST',
    path: '/payments/charges',
    locale,
    body: {
      amount: toProviderAmount(amountCents),
      currency,
      returnUrl,
      orderId: providerOrderId,
      resources: { typeId: cardId, ...(customerId && { customerId }) },
    },
  })
  if (!answer) return { kind: 'lost' }
  if (!isFine(answer)) return { kind: 'declined', message: messageOf(answer) }
  const charge = answer.body as WireCharge
  if (!charge.resources?.paymentId) return { kind: 'lost' }
  return {
    kind: 'taken',
    paymentId: charge.resources.paymentId,
    chargeId: charge.id ?? null,
    redirectUrl: charge.redirectUrl || null,
  }
}

/** `unknown`: the provider has no such payment, or not yet. `unreachable`: nobody answered. */
export async function findCardPayment(
  reference: string,
  locale: Locale = 'en'
): Promise<SeenPayment | 'unknown' | 'unreachable'> {
  const timeoutMs = providerSettings().timeoutMs / 4
  const path = `/payments/${encodeURIComponent(reference)}`
  const answer = await callProvider({ method: 'GET', path, timeoutMs, locale })
  if (answer?.status === 404) return 'unknown'
  if (!answer || !isFine(answer)) return 'unreachable'
  const payment = answer.body as WirePayment
  const charge = `/payments/${payment.id}/charges/${chargeIdOf(payment)}`
  const detail = await callProvider({ method: 'GET', path: charge, timeoutMs, locale })
  return seenPayment(payment, detail && (detail.body as WireCharge)) ?? 'unreachable'
}

/** Gives a charge back in full; false when the provider did not say that it did. */
export async function refundCardPayment(paymentId: string, chargeId: string): Promise<boolean> {
  const path = `/payments/${paymentId}/charges/${chargeId}/cancels`
  const answer = await callProvider({ method: 'POST', path, body: {} })
  return answer !== null && isFine(answer) && answer.body.isSuccess === true
}

/** Gives a part of a charge back. A lost answer has to be looked up before anything is asked again. */
export async function cancelCharge(
  paymentId: string,
  chargeId: string,
  amountCents: Cents
): Promise<'done' | 'refused' | 'lost'> {
  const path = `/payments/${paymentId}/charges/${chargeId}/cancels`
  const body = { amount: toProviderAmount(amountCents) }
  const answer = await callProvider({ method: 'POST', path, body })
  if (!answer) return 'lost'
  return isFine(answer) && answer.body.isSuccess === true ? 'done' : 'refused'
}

/** An `errors` array may come with any status. */
function isFine({ status, body }: NonNullable<ProviderAnswer>): boolean {
  return status < 400 && !('errors' in body) && body.isError !== true
}

function messageOf({ body }: NonNullable<ProviderAnswer>): string | null {
  const { errors, message } = body as WireCharge
  return errors?.[0]?.customerMessage ?? message?.customer ?? null
}
