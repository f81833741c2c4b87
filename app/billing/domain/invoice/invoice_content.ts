import { dayInBerlin } from '#shared/domain/day_in_berlin'
import {
  invoiceLabel,
  type DraftedContent,
  type InvoiceLine,
  type InvoiceVatReason,
  type Seller,
} from '#billing/domain/invoice/content'
import type { PaymentMethod } from '#catalogue'
import type { Address } from '#identity'

/** What an order stored about itself, as far as its papers tell it. */
export type InvoicedOrder = {
  number: number
  paymentMethod: PaymentMethod
  company: string
  contactName: string
  email: string
  invoiceRecipient: string | null
  billingAddress: Address
  tin: string | null
  ownReference: string | null
  costCentre: string | null
  locale: 'en' | 'de'
  subtotalCents: number
  feeCents: number
  discountCents: number
  netCents: number
  vatPercent: number
  vatCents: number
  vatReason: string
  vatExemption: string | null
  grossCents: number
  createdAt: Date
  completedAt: Date | null
  paidOn: string | null
  lines: InvoiceLine[]
}

export type Issue = { number: number; issuedOn: string; seller: Seller }

/** What the invoice of an order says, in no language yet. */
export function invoiceContent(order: InvoicedOrder, issue: Issue): DraftedContent {
  const { subtotalCents, feeCents, discountCents, netCents, grossCents } = order
  return {
    ...frameOf(order, issue),
    kind: 'Invoice',
    label: invoiceLabel('Invoice', issue.number),
    corrects: null,
    lines: linesOf(order),
    ...{ subtotalCents, feeCents, discountCents, netCents, grossCents },
    vat: {
      percent: order.vatPercent,
      cents: order.vatCents,
      reason: order.vatReason as InvoiceVatReason,
      exemption: order.vatExemption,
    },
    settled: settledBy(order, order.paidOn),
    suppliedOn: order.completedAt && dayInBerlin(order.completedAt),
    reason: null,
  }
}

/** The same on every paper of an order. */
export function frameOf(order: InvoicedOrder, { issuedOn, seller }: Omit<Issue, 'number'>) {
  return {
    issuedOn,
    locale: order.locale,
    order: { number: order.number, placedOn: dayInBerlin(order.createdAt) },
    seller,
    buyer: {
      company: order.company,
      contact: order.contactName,
      address: order.billingAddress,
      vatId: order.tin,
      email: order.invoiceRecipient ?? order.email,
    },
    ownReference: order.ownReference,
    costCentre: order.costCentre,
  }
}

/** Orders by quota have no invoice; every other way of paying can be named on one. */
export function settledBy({ paymentMethod }: InvoicedOrder, on: string | null) {
  return on && paymentMethod !== 'Quota' ? { way: paymentMethod, on } : null
}

/** Orders that staff made without items, or priced otherwise, have one line for the whole. */
function linesOf({ lines, subtotalCents, number }: InvoicedOrder): DraftedContent['lines'] {
  const sum = lines.reduce((total, { cents }) => total + cents, 0)
  if (lines.length > 0 && sum === subtotalCents) return lines
  return [{ kind: 'whole_order', order: number, cents: subtotalCents }]
}
