import type { Invoice } from '@e-invoice-eu/core'
import { CalendarDay } from '#shared/domain/calendar_day'
import { translate } from '#shared/i18n'
import {
  payableCents,
  type InvoiceContent,
  type InvoiceLine,
} from '#billing/domain/invoice/content'
import { buyerParty, sellerParty } from '#billing/domain/invoice/e_invoice_parties'
import { amount, euros, taxCategory, taxTotal } from '#billing/domain/invoice/e_invoice_tax'
import { dueDay, paymentWords } from '#billing/domain/invoice/payment_words'
import { transferReference } from '#billing/domain/invoice/transfer_reference'

type Document = Invoice['ubl:Invoice']

const TYPE_CODES = { Invoice: '380', CreditNote: '381' } as const

const MEANS = { BankTransfer: '58', Card: '68' } as const
const NOT_DEFINED = '1'

/** Fee and discount are charge and allowance on the whole: the lines are what was ordered. */
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

function paymentOf(content: InvoiceContent) {
  const { settled, kind } = content
  const way = settled?.way ?? 'BankTransfer'
  const isTransfer = way === 'BankTransfer' && kind === 'Invoice'
  return {
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': kind === 'Invoice' ? MEANS[way] : NOT_DEFINED,
        ...(isTransfer && accountOf(content)),
      },
    ],
    'cac:PaymentTerms': { 'cbc:Note': paymentWords(content, transferReference(content)) },
  }
}

function accountOf(content: InvoiceContent) {
  const { holder, iban, bic } = content.seller.account
  return {
    'cbc:PaymentID': transferReference(content),
    'cac:PayeeFinancialAccount': {
      'cbc:ID': iban.replaceAll(' ', ''),
      'cbc:Name': holder,
      'cac:FinancialInstitutionBranch': { 'cbc:ID': bic },
    },
  }
}

function chargesOf(content: InvoiceContent) {
  const { feeCents, discountCents, locale } = content
  const say = (key: string) => translate(locale, `amounts.${key}`)
  const fee = {
    'cbc:ChargeIndicator': 'true',
    'cbc:AllowanceChargeReasonCode': 'ABL',
    'cbc:AllowanceChargeReason': say('fee'),
    ...amount('cbc:Amount', feeCents),
    'cac:TaxCategory': taxCategory(content),
  }
  const discount = {
    'cbc:ChargeIndicator': 'false',
    'cbc:AllowanceChargeReasonCode': '95',
    'cbc:AllowanceChargeReason': say('discount'),
    ...amount('cbc:Amount', discountCents),
    'cac:TaxCategory': taxCategory(content),
  }
  return [...(feeCents > 0 ? [fee] : []), ...(discountCents > 0 ? [discount] : [])]
}

/** What was paid before is deducted; nothing remains to be transferred on a paid invoice. */
function totalsOf(content: InvoiceContent) {
  const { subtotalCents, feeCents, discountCents, netCents, grossCents, settled } = content
  const { roundingCents = 0 } = content
  const payable = payableCents(content)
  return {
    ...amount('cbc:LineExtensionAmount', subtotalCents),
    ...amount('cbc:TaxExclusiveAmount', netCents),
    ...amount('cbc:TaxInclusiveAmount', grossCents),
    ...(discountCents > 0 && amount('cbc:AllowanceTotalAmount', discountCents)),
    ...(feeCents > 0 && amount('cbc:ChargeTotalAmount', feeCents)),
    ...(settled && amount('cbc:PrepaidAmount', payable)),
    ...(roundingCents !== 0 && amount('cbc:PayableRoundingAmount', roundingCents)),
    ...amount('cbc:PayableAmount', settled ? 0 : payable),
  }
}

function lineOf(content: InvoiceContent, line: InvoiceLine, position: number) {
  const { name, code, range, cents } = line
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': '1',
    'cbc:InvoicedQuantity@unitCode': 'C62',
    ...amount('cbc:LineExtensionAmount', cents),
    ...(content.costCentre && { 'cbc:AccountingCost': content.costCentre }),
    'cac:Item': {
      ...(range && { 'cbc:Description': describe(content, line) }),
      'cbc:Name': name,
      ...(code && { 'cac:SellersItemIdentification': { 'cbc:ID': code } }),
      'cac:ClassifiedTaxCategory': taxCategory(content),
    },
    'cac:Price': { 'cbc:PriceAmount': euros(cents), 'cbc:PriceAmount@currencyID': 'EUR' },
  }
}

/** The days in words: a period of the line would read as the time of the supply. */
function describe({ locale }: InvoiceContent, { range, countedDays }: InvoiceLine): string {
  const [from, to] = [range!.from, range!.to].map((day) => CalendarDay.parse(day)!.format())
  const days = translate(locale, 'invoices.pdf.days', { from, to })
  if (countedDays === null) return days
  return `${days}, ${translate(locale, 'invoices.pdf.counted_days', { count: countedDays })}`
}
