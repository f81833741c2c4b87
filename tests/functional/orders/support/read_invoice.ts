import { XMLParser } from 'fast-xml-parser'

type Node = Record<string, never>

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, ignoreAttributes: true })

const cents = (text: unknown) => Math.round(Number(text ?? 0) * 100)
const listOf = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** What a machine reads in the XML of an invoice (CII), amounts in cents. */
export function readInvoice(xml: string) {
  const root = (parser.parse(xml) as { CrossIndustryInvoice: Node }).CrossIndustryInvoice
  const document = root.ExchangedDocument as Node
  const trade = root.SupplyChainTradeTransaction as Node
  const agreement = trade.ApplicableHeaderTradeAgreement as Node
  const settlement = trade.ApplicableHeaderTradeSettlement as Node
  const sums = settlement.SpecifiedTradeSettlementHeaderMonetarySummation as Node
  const tax = settlement.ApplicableTradeTax as Node
  const charges = listOf(settlement.SpecifiedTradeAllowanceCharge as unknown as Node)
  const lines = listOf(trade.IncludedSupplyChainTradeLineItem as unknown as Node)
  return {
    number: document.ID as string,
    type: document.TypeCode as string,
    buyer: agreement.BuyerTradeParty as Node,
    seller: agreement.SellerTradeParty as Node,
    purchaseOrder: (agreement.BuyerOrderReferencedDocument as Node | undefined)?.IssuerAssignedID,
    costCentre: costCentreOf(lines[0]!),
    corrects: (settlement.InvoiceReferencedDocument as Node | undefined)?.IssuerAssignedID,
    category: tax.CategoryCode as string,
    exemption: tax.ExemptionReasonCode as string | undefined,
    rate: tax.RateApplicablePercent as string | undefined,
    lines: lines.map(lineCents),
    charges: charges.map(({ ActualAmount, ChargeIndicator }) => {
      const isCharge = (ChargeIndicator as { Indicator: string }).Indicator === 'true'
      return isCharge ? cents(ActualAmount) : -cents(ActualAmount)
    }),
    lineTotal: cents(sums.LineTotalAmount),
    net: cents(sums.TaxBasisTotalAmount),
    vat: cents(sums.TaxTotalAmount),
    gross: cents(sums.GrandTotalAmount),
    prepaid: cents(sums.TotalPrepaidAmount),
    due: cents(sums.DuePayableAmount),
  }
}

function costCentreOf({ SpecifiedLineTradeSettlement: settlement }: Node): string | undefined {
  const { ReceivableSpecifiedTradeAccountingAccount: account } = settlement as {
    ReceivableSpecifiedTradeAccountingAccount?: { ID: string }
  }
  return account?.ID
}

function lineCents({ SpecifiedLineTradeSettlement: settlement }: Node): number {
  const { SpecifiedTradeSettlementLineMonetarySummation: sum } = settlement as {
    SpecifiedTradeSettlementLineMonetarySummation: { LineTotalAmount: string }
  }
  return cents(sum.LineTotalAmount)
}
