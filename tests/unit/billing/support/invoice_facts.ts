import { XMLParser } from 'fast-xml-parser'
import { at, listOf, textOf, type Node } from '#billing/gateways/statement_formats/node'

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, ignoreAttributes: true })

const TRADE = ['CrossIndustryInvoice', 'SupplyChainTradeTransaction'] as const
const SETTLEMENT = [...TRADE, 'ApplicableHeaderTradeSettlement'] as const
const AGREEMENT = [...TRADE, 'ApplicableHeaderTradeAgreement'] as const
const SUMS = [...SETTLEMENT, 'SpecifiedTradeSettlementHeaderMonetarySummation'] as const
const MEANS = [...SETTLEMENT, 'SpecifiedTradeSettlementPaymentMeans'] as const
const DOCUMENT = ['CrossIndustryInvoice', 'ExchangedDocument'] as const
const CONTEXT = ['CrossIndustryInvoice', 'ExchangedDocumentContext'] as const

export type InvoiceFacts = ReturnType<typeof factsOf>

/** The data of an invoice (CII) in the terms of EN 16931; amounts in cents, absent ones are null. */
export function factsOf(xml: string) {
  const root = parser.parse(xml) as Node
  const text = (...path: string[]) => textOf(root, ...path)
  return {
    profile: text(...CONTEXT, 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
    number: text(...DOCUMENT, 'ID'),
    type: text(...DOCUMENT, 'TypeCode'),
    issuedOn: text(...DOCUMENT, 'IssueDateTime', 'DateTimeString'),
    currency: text(...SETTLEMENT, 'InvoiceCurrencyCode'),
    buyerReference: text(...AGREEMENT, 'BuyerReference'),
    purchaseOrder: text(...AGREEMENT, 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    corrects: text(...SETTLEMENT, 'InvoiceReferencedDocument', 'IssuerAssignedID'),
    seller: partyOf(root, 'SellerTradeParty'),
    buyer: partyOf(root, 'BuyerTradeParty'),
    means: text(...MEANS, 'TypeCode'),
    iban: text(...MEANS, 'PayeePartyCreditorFinancialAccount', 'IBANID'),
    terms: text(...SETTLEMENT, 'SpecifiedTradePaymentTerms', 'Description'),
    lines: listOf(at(root, ...TRADE, 'IncludedSupplyChainTradeLineItem')).map(lineOf),
    charges: listOf(at(root, ...SETTLEMENT, 'SpecifiedTradeAllowanceCharge')).map(chargeOf),
    taxes: listOf(at(root, ...SETTLEMENT, 'ApplicableTradeTax')).map(taxOf),
    sums: sumsOf(root),
  }
}

function sumsOf(root: Node) {
  const sum = (name: string) => cents(textOf(root, ...SUMS, name))
  return {
    lines: sum('LineTotalAmount'),
    charges: sum('ChargeTotalAmount') ?? 0,
    allowances: sum('AllowanceTotalAmount') ?? 0,
    net: sum('TaxBasisTotalAmount'),
    vat: sum('TaxTotalAmount'),
    gross: sum('GrandTotalAmount'),
    rounding: sum('RoundingAmount') ?? 0,
    prepaid: sum('TotalPrepaidAmount') ?? 0,
    due: sum('DuePayableAmount'),
  }
}

function partyOf(root: Node, name: string) {
  const text = (...path: string[]) => textOf(root, ...AGREEMENT, name, ...path)
  return {
    name: text('Name'),
    register: text('SpecifiedLegalOrganization', 'ID'),
    contact: text('DefinedTradeContact', 'PersonName'),
    phone: text('DefinedTradeContact', 'TelephoneUniversalCommunication', 'CompleteNumber'),
    email: text('DefinedTradeContact', 'EmailURIUniversalCommunication', 'URIID'),
    endpoint: text('URIUniversalCommunication', 'URIID'),
    postcode: text('PostalTradeAddress', 'PostcodeCode'),
    city: text('PostalTradeAddress', 'CityName'),
    country: text('PostalTradeAddress', 'CountryID'),
    vatId: text('SpecifiedTaxRegistration', 'ID'),
  }
}

function lineOf(line: Node) {
  const settlement = 'SpecifiedLineTradeSettlement'
  const summation = 'SpecifiedTradeSettlementLineMonetarySummation'
  const price = ['SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount']
  return {
    id: textOf(line, 'AssociatedDocumentLineDocument', 'LineID'),
    name: textOf(line, 'SpecifiedTradeProduct', 'Name'),
    quantity: textOf(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity'),
    price: cents(textOf(line, ...price)),
    total: cents(textOf(line, settlement, summation, 'LineTotalAmount')),
    category: textOf(line, settlement, 'ApplicableTradeTax', 'CategoryCode'),
    rate: textOf(line, settlement, 'ApplicableTradeTax', 'RateApplicablePercent'),
  }
}

const chargeOf = (charge: Node) => ({
  isCharge: textOf(charge, 'ChargeIndicator', 'Indicator') === 'true',
  amount: cents(textOf(charge, 'ActualAmount'))!,
  reason: textOf(charge, 'Reason'),
  category: textOf(charge, 'CategoryTradeTax', 'CategoryCode'),
  rate: textOf(charge, 'CategoryTradeTax', 'RateApplicablePercent'),
})

const taxOf = (tax: Node) => ({
  amount: cents(textOf(tax, 'CalculatedAmount'))!,
  basis: cents(textOf(tax, 'BasisAmount'))!,
  category: textOf(tax, 'CategoryCode'),
  rate: textOf(tax, 'RateApplicablePercent'),
  exemption: textOf(tax, 'ExemptionReason'),
  exemptionCode: textOf(tax, 'ExemptionReasonCode'),
})

const cents = (text: string | null) => (text === null ? null : Math.round(Number(text) * 100))
