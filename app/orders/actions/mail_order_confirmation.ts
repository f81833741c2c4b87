import shop from '#config/shop'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { recipientsOfPerson } from '#identity'
import { formatEuro } from '#shared/domain/money'
import { translate } from '#shared/i18n'
import { defineMail, type MailAttachment } from '#shared/mail'
import { amountsInWords } from '#orders/actions/amounts_in_words'
import { transferAccount } from '#orders/domain/payment_details'
import { transferCode } from '#orders/actions/transfer_code'
import { orderToConfirm, type OrderToConfirm } from '#orders/queries/order_to_confirm'

export const CONFIRMATION = 'orders.confirmation'

/** Its key in the outbox, without the order's number behind it. */
export const CONFIRMATION_KEY = 'order-confirmation:'

const TEMPLATES = {
  BankTransfer: 'confirmation.mails.transfer',
  Card: 'confirmation.mails.card',
  Quota: 'confirmation.mails.quota',
} as const

/** In the buyer's language; `insertOrder` queues it with the order. */
defineMail<{ number: number }>(CONFIRMATION, async ({ number }) => {
  const order = await orderToConfirm(number)
  const isTransfer = order.paymentMethod === 'BankTransfer'
  return {
    locale: order.locale,
    template: TEMPLATES[order.paymentMethod],
    attachments: isTransfer ? [codeOf(order)] : [],
    data: {
      ...(isTransfer && transferAccount(number, shop.bankAccount)),
      ...amountsOf(order),
      references: referencesOf(order),
    },
  }
})

/** The buyer, and the additional addresses that get a copy of mails about their business. */
export const recipientsOf = (
  client: TransactionClientContract | null,
  { userId, email }: { userId: number; email: string }
) => recipientsOfPerson(client, userId, email)

function amountsOf(order: OrderToConfirm) {
  const { number, locale } = order
  return {
    number,
    name: order.contactName,
    ...amountsInWords(order.quote, locale),
    gross: formatEuro(order.grossCents, locale),
    url: `${appUrl}/my-account/my-orders/${number}`,
    next: nextOf(order),
  }
}

/** The letter, or what has to be done before there is one: staff cannot accept terms for a customer. */
function nextOf({ number, locale, hasAcceptedTerms }: OrderToConfirm): string {
  if (!hasAcceptedTerms) return translate(locale, 'confirmation.mails.terms_first')
  const url = `${appUrl}/my-account/my-orders/${number}/confirmation`
  return translate(locale, 'confirmation.mails.letter', { url })
}

function referencesOf({ locale, ownReference, costCentre }: OrderToConfirm): string {
  const lines = [
    ownReference && translate(locale, 'payment.references.own_reference', { value: ownReference }),
    costCentre && translate(locale, 'payment.references.cost_centre', { value: costCentre }),
  ]
  return lines.filter(Boolean).join('\n')
}

/** The transfer as a picture that banking apps read. */
function codeOf({ number, grossCents, locale }: OrderToConfirm): MailAttachment {
  const name = translate(locale, 'payment.code.file_name', { number })
  const made = transferCode({ number, amountCents: grossCents })
  return { fileName: name, contentType: 'image/png', made }
}
