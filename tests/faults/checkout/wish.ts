import { payByCard } from '#orders/actions/payment/pay_by_card'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import type { Checkout } from '#orders/domain/checkout'

/** What a buyer does: pay, or come back from the bank. */
export type Wish =
  | { does: 'pay'; userId: number; cardId: string; key: string }
  | { does: 'come back'; attemptId: string }

/** What the buyer is told; an order number is a promise. */
export type Told = { orderNumber: number | null; state: string | null; refusal: string | null }

export async function carryOut(wish: Wish): Promise<Told> {
  if (wish.does === 'come back') {
    const attempt = await settleAttempt(wish.attemptId)
    return {
      orderNumber: attempt?.orderNumber ?? null,
      state: attempt?.state ?? null,
      refusal: null,
    }
  }
  const paid = await payByCard(checkoutOf(wish), { cardId: wish.cardId, cardHolder: 'Anna Brandt' })
  if (!paid.ok) return { orderNumber: null, state: null, refusal: paid.refusal.code }
  return { orderNumber: paid.value.orderNumber, state: paid.value.state, refusal: null }
}

/** A complete checkout by card, as the page sends it. */
export const checkoutOf = ({ userId, key }: { userId: number; key: string }): Checkout => ({
  userId,
  actor: { id: userId, label: 'A buyer' },
  idempotencyKey: key,
  consents: ['terms', 'legal_entity'],
  paymentMethod: 'Card',
  expectedTotalCents: 41_650,
  ownReference: null,
  locale: 'en',
})
