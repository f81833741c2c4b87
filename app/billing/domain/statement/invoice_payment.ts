import type { Cents } from '#shared/domain/money'

/** How far an invoice that is of no order is paid; Overpaid where a credit note came after the money. */
export const INVOICE_PAYMENTS = ['Open', 'PartPaid', 'Paid', 'Overpaid'] as const
export type InvoicePayment = (typeof INVOICE_PAYMENTS)[number]

export type InvoiceMoney = { grossCents: Cents; creditedCents: Cents; paidCents: Cents }

/** Negative where more came in than is owed. */
export const dueOf = ({ grossCents, creditedCents, paidCents }: InvoiceMoney): Cents =>
  grossCents - creditedCents - paidCents
