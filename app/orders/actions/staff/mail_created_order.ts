import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { formatEuro } from '#shared/domain/money'
import { queueMail } from '#shared/mail'
import type { InsertedOrder } from '#orders/actions/insert_order'
import { mailOrderConfirmation } from '#orders/actions/mail_order_confirmation'

/**
 * Tells a customer of an order that staff created for them, where staff wish so: with what is to be
 * paid, and without a price that it has been made.
 */
export async function mailCreatedOrder(
  trx: TransactionClientContract,
  order: InsertedOrder
): Promise<void> {
  const { number, buyer, quote, checkout } = order
  if (quote.grossCents > 0 && checkout.paymentMethod !== 'Card') {
    return mailOrderConfirmation(trx, order)
  }
  await queueMail(trx, {
    dedupeKey: `order-created:${number}`,
    to: buyer.email,
    locale: checkout.locale,
    template: 'orders_admin.mails.created',
    data: {
      number,
      name: buyer.name,
      gross: formatEuro(quote.grossCents, checkout.locale),
      url: `${appUrl}/my-account/my-orders/${number}`,
    },
  })
}
