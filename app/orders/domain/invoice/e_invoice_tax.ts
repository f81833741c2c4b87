import { translate } from '#shared/i18n'
import type { InvoiceContent } from '#orders/domain/invoice/content'
import { vatCategory } from '#orders/domain/invoice/vat_category'

type Taxed = Pick<InvoiceContent, 'vat' | 'netCents' | 'locale'>

/** Cents as the standard writes amounts: 41650 is 416.50. */
export const euros = (cents: number): string => (cents / 100).toFixed(2)

/** An amount and its currency under one name. */
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

/** The breakdown: an order has one category, so there is one. */
export function taxTotal(content: Taxed) {
  const { vat, netCents, locale } = content
  const { exemptionCode } = vatCategory(vat.reason)
  return {
    ...amount('cbc:TaxAmount', vat.cents),
    'cac:TaxSubtotal': [
      {
        ...amount('cbc:TaxableAmount', netCents),
        ...amount('cbc:TaxAmount', vat.cents),
        'cac:TaxCategory': {
          ...taxCategory(content),
          ...(exemptionCode && {
            'cbc:TaxExemptionReasonCode': exemptionCode,
            'cbc:TaxExemptionReason': translate(locale, `invoices.pdf.vat_${vat.reason}`),
          }),
          ...SCHEME,
        },
      },
    ],
  }
}
