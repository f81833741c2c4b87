import { payByCard } from '#orders/actions/payment/pay_by_card'
import { drawPapersOf } from '#billing/actions/invoice/draw_papers_of'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { settleAttempt } from '#orders/actions/payment/settle_attempt'
import type { Checkout } from '#orders/domain/checkout'

/** What a buyer does: pay, or come back from the bank; and what staff do: give money back. */
export type Wish =
  | { does: 'pay'; userId: number; cardId: string; key: string }
  | { does: 'come back'; attemptId: string }
  | { does: 'refund'; orderNumber: number; amountCents: number; key: string }
  | { does: 'issue invoice'; orderNumber: number }
  | { does: 'draw papers'; orderNumber: number }

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
  if (wish.does === 'refund') return refund(wish)
  if (wish.does === 'issue invoice') return issue(wish)
  if (wish.does === 'draw papers') return draw(wish)
  const paid = await payByCard(checkoutOf(wish), { cardId: wish.cardId, cardHolder: 'Anna Brandt' })
  if (!paid.ok) return { orderNumber: null, state: null, refusal: paid.refusal.code }
  return { orderNumber: paid.value.orderNumber, state: paid.value.state, refusal: null }
}

async function refund(wish: Extract<Wish, { does: 'refund' }>): Promise<Told> {
  const { orderNumber, amountCents, key: idempotencyKey } = wish
  const actor = { id: null, label: 'Accounts' }
  const asked = { orderNumber, amountCents, idempotencyKey, reason: 'A day was missing', actor }
  const given = await refundOrder(asked)
  if (!given.ok) return { orderNumber, state: null, refusal: given.refusal.code }
  return { orderNumber, state: given.value.state, refusal: null }
}

async function issue({ orderNumber }: { orderNumber: number }): Promise<Told> {
  const issued = await issueInvoice(orderNumber, { id: null, label: 'Accounts' })
  return { orderNumber, state: null, refusal: issued.ok ? null : issued.refusal.code }
}

/** As the worker does, whose job knows the invoice alone. */
async function draw({ orderNumber }: { orderNumber: number }): Promise<Told> {
  for (const { id } of await listInvoicesOfOrder(orderNumber)) await drawPapersOf(id)
  return { orderNumber, state: null, refusal: null }
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
