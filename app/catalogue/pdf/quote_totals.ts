import { formatEuro } from '#shared/domain/money'
import { translate, type Locale } from '#shared/i18n'
import type { PdfBlock, PdfTotal } from '#shared/pdf'
import type { Quote, VatReason } from '#catalogue/domain/quote/types'

/** Orders of staff may have a fee, and a reason of their own to charge no VAT. */
export type PricedQuote = Omit<Quote, 'vat'> & {
  vat: Pick<Quote['vat'], 'percent' | 'cents' | 'isNet'> & {
    reason: VatReason
    /** Why staff charge no VAT at home, in their words. */
    exemption?: string | null
  }
}

/** From the sum of the lines to what is to be paid, each step with its reason. */
export const quoteTotals = (quote: PricedQuote, locale: Locale): PdfBlock => ({
  kind: 'totals',
  rows: totalRows(quote, locale),
})

/** For letters and mails alike, so that they agree. A net price ends with its total and why. */
export function totalRows(quote: PricedQuote, locale: Locale): PdfTotal[] {
  const name = (key: string, params?: object) => translate(locale, `amounts.${key}`, { ...params })
  const total = (key: string) => name('in_eur', { name: name(key) })
  const euro = (cents: number) => formatEuro(cents, locale)
  const { subtotalCents, discountCents, netCents, vat, grossCents } = quote
  const why = vatNote(vat, locale)
  const discount = { label: name('discount'), amount: euro(-discountCents) }
  const settled = [
    { label: name('net'), amount: euro(netCents) },
    { label: name('vat', { percent: vat.percent }), amount: euro(vat.cents), note: why },
    { label: total('gross'), amount: euro(grossCents), isSum: true },
  ]
  return [
    { label: name('subtotal'), amount: euro(subtotalCents) },
    { label: name('fee'), amount: euro(quote.fee.cents), note: feeNote(quote, locale) },
    ...(discountCents > 0 ? [discount] : []),
    ...(vat.isNet
      ? [{ label: total('net'), amount: euro(netCents), note: why, isSum: true }]
      : settled),
  ]
}

const vatNote = ({ reason, exemption }: PricedQuote['vat'], locale: Locale): string =>
  (reason === 'staff' && exemption) || translate(locale, `quotes.totals.vat_${reason}`)

/** The rule of the fee, unless people have set another. */
function feeNote({ fee }: PricedQuote, locale: Locale): string {
  const say = (key: string) =>
    translate(locale, `quotes.totals.fee_${key}`, {
      limit: formatEuro(fee.appliesUpToCents, locale),
    })
  const ruled = fee.reason === 'small_order' ? fee.amountCents : 0
  if (fee.cents > 0 && fee.cents !== ruled) return say('set')
  if (fee.cents === 0 && fee.reason === 'small_order') return say('free')
  if (fee.reason === 'free_order' || fee.reason === 'empty') return say('free')
  return say(fee.reason === 'small_order' ? 'charged' : 'dropped')
}
