import type { Invoice } from '@e-invoice-eu/core'
import { CalendarDay } from '#shared/domain/calendar_day'
import { translate } from '#shared/i18n'
import type { InvoiceContent } from '#billing/domain/invoice/content'
import { dueDay } from '#billing/domain/invoice/payment_terms'
import { lineOf } from '#billing/gateways/e_invoice/line'
import { buyerParty, sellerParty } from '#billing/gateways/e_invoice/parties'
import { paymentOf } from '#billing/gateways/e_invoice/payment'
import { chargesOf, totalsOf } from '#billing/gateways/e_invoice/sums'
import { taxTotal } from '#billing/gateways/e_invoice/tax'

type Document = Invoice['ubl:Invoice']

const TYPE_CODES = { Invoice: '380', CreditNote: '381' } as const

/** A paper as the library writes it in any form of EN 16931. */
export function eInvoice(content: InvoiceContent): Invoice {
  const { kind, label, issuedOn, corrects, ownReference } = content
  const due = dueDay(content)
  const document = {
    'cbc:ID': label,
    'cbc:IssueDate': issuedOn,
    ...(due && { 'cbc:DueDate': due }),
    'cbc:InvoiceTypeCode': TYPE_CODES[kind],
    'cbc:Note': [noteOf(content)],
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': ownReference ?? String(content.order?.number ?? label),
    ...periodOf(content),
    ...orderOf(content),
    ...(corrects && {
      'cac:BillingReference': [
        {
          'cac:InvoiceDocumentReference': {
            'cbc:ID': corrects.label,
            'cbc:IssueDate': corrects.issuedOn,
          },
        },
      ],
    }),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(content) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(content) },
    ...deliveryOf(content),
    ...paymentOf(content),
    'cac:AllowanceCharge': chargesOf(content),
    'cac:TaxTotal': [taxTotal(content)],
    'cac:LegalMonetaryTotal': totalsOf(content),
    'cac:InvoiceLine': content.lines.map((line, at) => lineOf(content, line, at + 1)),
  }
  // The library checks the whole against the standard's schema before it writes anything.
  return { 'ubl:Invoice': document as unknown as Document }
}

function periodOf({ supply }: InvoiceContent) {
  if (!supply) return {}
  return { 'cac:InvoicePeriod': { 'cbc:StartDate': supply.from, 'cbc:EndDate': supply.to } }
}

function orderOf({ ownReference, order }: InvoiceContent) {
  if (!ownReference && !order) return {}
  return {
    'cac:OrderReference': {
      ...(ownReference && { 'cbc:ID': ownReference }),
      ...(order && { 'cbc:SalesOrderID': String(order.number) }),
    },
  }
}

function noteOf({ reason, locale, order, supply }: InvoiceContent): string {
  if (reason) return reason
  if (!order) return supply!.name
  const placed = CalendarDay.parse(order.placedOn)!.format()
  return translate(locale, 'invoices.pdf.order_of', { number: order.number, day: placed })
}

function deliveryOf({ suppliedOn }: InvoiceContent) {
  return suppliedOn ? { 'cac:Delivery': { 'cbc:ActualDeliveryDate': suppliedOn } } : {}
}
