import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { formatEuro } from '#shared/domain/money'
import { queueMail } from '#shared/mail'
import type { InsertedOrder } from '#orders/actions/insert_order'
import { paymentDetails } from '#orders/domain/payment_details'

/** Tells the buyer, in the buyer's language, what was ordered and how to pay for it. Once an order. */
export async function mailOrderConfirmation(
  trx: TransactionClientContract,
  { number, buyer, quote, checkout }: InsertedOrder
): Promise<void> {
  const euro = (cents: number) => formatEuro(cents, checkout.locale)
  const { amountCents, ...account } = paymentDetails(number, quote.grossCents)
  await queueMail(trx, {
    dedupeKey: `order-confirmation:${number}`,
    to: buyer.email,
    locale: checkout.locale,
    template: 'orders.mails.confirmation',
    data: {
      ...account,
      number,
      name: buyer.name,
      items: quote.lines.map((line) => `${line.product.name}: ${euro(line.priceCents)}`).join('\n'),
      net: euro(quote.netCents),
      vat: euro(quote.vat.cents),
      vatPercent: quote.vat.percent,
      gross: euro(amountCents),
      url: `${appUrl}/my-account/my-orders/${number}`,
    },
  })
}
