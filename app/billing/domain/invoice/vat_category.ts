import type { InvoiceVatReason } from '#billing/domain/invoice/content'

type VatCategory = {
  /** Code of UNTDID 5305. */
  code: 'S' | 'AE' | 'O' | 'E'
  /** Why no VAT is charged, as code of the VATEX list. */
  exemptionCode: 'VATEX-EU-AE' | 'VATEX-EU-O' | null
  /** What is outside the scope of the tax has no rate at all, and names nobody's VAT ID. */
  hasRate: boolean
}

const CATEGORIES: Record<InvoiceVatReason, VatCategory> = {
  domestic: { code: 'S', exemptionCode: null, hasRate: true },
  eu_reverse_charge: { code: 'AE', exemptionCode: 'VATEX-EU-AE', hasRate: true },
  outside_eu: { code: 'O', exemptionCode: 'VATEX-EU-O', hasRate: false },
  staff: { code: 'E', exemptionCode: null, hasRate: true },
}

/**
 * The category of EN 16931 for the reason that an order stored. Downloaded data are a service:
 * within the EU the recipient owes the tax (AE), outside the place of supply is the recipient's (O,
 * not the G of exported goods). What staff exempt at home is E, with their reason.
 */
export const vatCategory = (reason: InvoiceVatReason): VatCategory => CATEGORIES[reason]
