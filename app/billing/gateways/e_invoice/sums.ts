import { translate } from '#shared/i18n'
import { payableCents, type InvoiceContent } from '#billing/domain/invoice/content'
import { amount, taxCategory } from '#billing/gateways/e_invoice/tax'

/** Fee and discount are charge and allowance on the whole: the lines are what was ordered. */
export function chargesOf(content: InvoiceContent) {
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
export function totalsOf(content: InvoiceContent) {
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
