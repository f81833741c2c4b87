import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedRefund } from '#demo/billing/seed_refund'
import { noteReturn } from '#demo/orders/card_book'
import { after } from '#demo/orders/demo_history'
import type { DemoOrder } from '#demo/orders/order_plans'
import { rows } from '#shared/database'
import { percentOf } from '#shared/domain/money'
import type { InsertedOrder } from '#orders/actions/insert_order'

/** A part of the money goes back the way that it came; a card's also in the provider's book. */
export async function giveBack(
  trx: TransactionClientContract,
  { number, quote }: InsertedOrder,
  { refund, paysBy: way = 'BankTransfer' }: DemoOrder,
  placedAt: Date
): Promise<void> {
  const { percent, hours, reason } = refund!
  const [amountCents, at] = [percentOf(quote.grossCents, percent), after(placedAt, hours)]
  await seedRefund(trx, { orderNumber: number, way, amountCents, reason, at })
  if (way === 'Card') noteReturn(await paymentOf(trx, number), amountCents, at)
}

async function paymentOf(trx: TransactionClientContract, orderNumber: number): Promise<string> {
  const [paid] = await rows<{ id: string }>(
    trx,
    'select payment_id as id from payment_attempts where order_number = ?',
    [orderNumber]
  )
  return paid!.id
}
