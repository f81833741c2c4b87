import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#shared/audit'
import type { InsertedOrder } from '#orders/actions/insert_order'

/** The first entry in an order's history: who placed it, for how much, under which terms. */
export async function recordPlacement(
  trx: TransactionClientContract,
  { number, quote, checkout }: InsertedOrder
): Promise<void> {
  await recordAudit(trx, {
    actor: checkout.actor,
    subject: { type: 'order', id: number },
    action: 'orders.placed',
    after: {
      state: 'Registered',
      grossCents: quote.grossCents,
      paymentMethod: checkout.paymentMethod,
      consents: checkout.consents,
    },
    requestId: checkout.requestId,
    isNew: true,
  })
}
