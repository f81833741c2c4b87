import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { formatEuro } from '#shared/domain/money'
import { queueMail } from '#shared/mail'
import { payableCents, type InvoiceContent } from '#billing/domain/invoice/content'

type Sent = {
  content: InvoiceContent
  pdf: Buffer
  /** Tells a mail that staff send once more from the first one. */
  again?: string
}

/** Sends an invoice or credit note to the order's recipient of invoices, in the buyer's language. */
export async function mailInvoice(
  trx: TransactionClientContract,
  { content, pdf, again }: Sent
): Promise<void> {
  const { kind, label, locale, order, buyer } = content
  await queueMail(trx, {
    dedupeKey: again ? `invoice:${label}:${again}` : `invoice:${label}`,
    to: buyer.email,
    locale,
    template: `invoices.mails.${kind}`,
    data: {
      label,
      name: buyer.contact,
      number: order.number,
      gross: formatEuro(payableCents(content), locale),
      url: `${appUrl}/my-account/my-orders/${order.number}`,
    },
    attachments: [
      {
        fileName: `${label}.pdf`,
        contentType: 'application/pdf',
        base64: pdf.toString('base64'),
      },
    ],
  })
}
