import { XMLParser } from 'fast-xml-parser'
import { at, listOf, textOf, type Node } from '#billing/gateways/statement_formats/node'

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, ignoreAttributes: true })

const TRADE = ['CrossIndustryInvoice', 'SupplyChainTradeTransaction'] as const
const SETTLEMENT = [...TRADE, 'ApplicableHeaderTradeSettlement'] as const
const AGREEMENT = [...TRADE, 'ApplicableHeaderTradeAgreement'] as const
const SUMS = [...SETTLEMENT, 'SpecifiedTradeSettlementHeaderMonetarySummation'] as const
const LINE = 'SpecifiedLineTradeSettlement'

/** What a machine reads in the XML of an invoice (CII), amounts in cents. */
export function readInvoice(xml: string) {
  const root = parser.parse(xml) as Node
  const text = (...path: string[]) => textOf(root, ...path) ?? undefined
  const sum = (name: string) => cents(text(...SUMS, name))
  const tax = (name: string) => text(...SETTLEMENT, 'ApplicableTradeTax', name)
  const lines = listOf(at(root, ...TRADE, 'IncludedSupplyChainTradeLineItem'))
  const charges = listOf(at(root, ...SETTLEMENT, 'SpecifiedTradeAllowanceCharge'))
  const vatId = (party: string) => text(...AGREEMENT, party, 'SpecifiedTaxRegistration', 'ID')
  return {
    number: text('CrossIndustryInvoice', 'ExchangedDocument', 'ID'),
    type: text('CrossIndustryInvoice', 'ExchangedDocument', 'TypeCode'),
    buyerVatId: vatId('BuyerTradeParty'),
    sellerVatId: vatId('SellerTradeParty'),
    purchaseOrder: text(...AGREEMENT, 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    corrects: text(...SETTLEMENT, 'InvoiceReferencedDocument', 'IssuerAssignedID'),
    costCentre: textOf(lines[0], LINE, 'ReceivableSpecifiedTradeAccountingAccount', 'ID'),
    category: tax('CategoryCode'),
    exemption: tax('ExemptionReasonCode'),
    exemptionWords: tax('ExemptionReason'),
    rate: tax('RateApplicablePercent'),
    lines: lines.map((line) =>
      cents(textOf(line, LINE, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount'))
    ),
    charges: charges.map((charge) => {
      const amount = cents(textOf(charge, 'ActualAmount'))
      return textOf(charge, 'ChargeIndicator', 'Indicator') === 'true' ? amount : -amount
    }),
    lineTotal: sum('LineTotalAmount'),
    net: sum('TaxBasisTotalAmount'),
    vat: sum('TaxTotalAmount'),
    gross: sum('GrandTotalAmount'),
    rounding: sum('RoundingAmount'),
    prepaid: sum('TotalPrepaidAmount'),
    due: sum('DuePayableAmount'),
  }
}

const cents = (text: string | null | undefined) => Math.round(Number(text ?? 0) * 100)
