import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { translate } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import { amountsInWords } from '#orders/actions/amounts_in_words'
import type { InsertedOrder } from '#orders/actions/insert_order'
import { mailOrderConfirmation } from '#orders/actions/mail_order_confirmation'

/**
 * Tells a customer of an order that staff created for them, where staff wish so: with what is to be
 * paid, and without a price that it has been made. Before all else they accept its terms.
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
      ...amountsInWords(quote, checkout.locale),
      terms: translate(checkout.locale, 'confirmation.mails.terms_first'),
      url: `${appUrl}/my-account/my-orders/${number}`,
    },
  })
}
