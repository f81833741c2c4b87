import type { InvoiceContent } from '#billing/domain/invoice/content'
import { vatCategory } from '#billing/domain/invoice/vat_category'
import { vatWords } from '#billing/pdf/sentences'

type Taxed = Pick<InvoiceContent, 'vat' | 'netCents' | 'locale'>

/** Cents as the standard writes amounts: 41650 is 416.50. */
export const euros = (cents: number): string => (cents / 100).toFixed(2)

export const amount = <N extends string>(name: N, cents: number) => ({
  [name]: euros(cents),
  [`${name}@currencyID`]: 'EUR',
})

const SCHEME = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

/** The category of a line, charge or allowance. */
export function taxCategory({ vat }: Taxed) {
  const { code, hasRate } = vatCategory(vat.reason)
  return { 'cbc:ID': code, ...(hasRate && { 'cbc:Percent': String(vat.percent) }), ...SCHEME }
}

/** An order has one category. XRechnung wants its rate even outside the scope of the tax. */
export function taxTotal(content: Taxed) {
  const { vat, netCents } = content
  return {
    ...amount('cbc:TaxAmount', vat.cents),
    'cac:TaxSubtotal': [
      {
        ...amount('cbc:TaxableAmount', netCents),
        ...amount('cbc:TaxAmount', vat.cents),
        'cac:TaxCategory': {
          ...taxCategory(content),
          'cbc:Percent': String(vat.percent),
          ...exemptionOf(content),
          ...SCHEME,
        },
      },
    ],
  }
}

/** Whoever charges no VAT says why: by a code of the standard's list, or in the words of staff. */
function exemptionOf({ vat, locale }: Taxed) {
  const { exemptionCode } = vatCategory(vat.reason)
  if (vat.reason === 'domestic') return {}
  return {
    ...(exemptionCode && { 'cbc:TaxExemptionReasonCode': exemptionCode }),
    'cbc:TaxExemptionReason': vatWords(vat, locale),
  }
}
