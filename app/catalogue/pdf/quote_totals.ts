import { formatEuro } from '#shared/domain/money'
import { translate, type Locale } from '#shared/i18n'
import type { PdfBlock, PdfTotal } from '#shared/pdf'
import type { Quote } from '#catalogue/domain/quote/types'

/** From the sum of the lines to what is to be paid, each step with its reason. */
export function quoteTotals(quote: Quote, locale: Locale): PdfBlock {
  const say = (key: string, params?: object) =>
    translate(locale, `quotes.totals.${key}`, { ...params })
  const euro = (cents: number) => formatEuro(cents, locale)
  const { subtotalCents, discountCents, netCents, vat, grossCents } = quote
  const discount = { label: say('discount'), amount: euro(-discountCents) }
  const rows: PdfTotal[] = [
    { label: say('subtotal'), amount: euro(subtotalCents) },
    { label: say('fee'), amount: euro(quote.fee.cents), note: feeNote(quote, locale, say) },
    ...(discountCents > 0 ? [discount] : []),
    { label: say('net'), amount: euro(netCents) },
    {
      label: say('vat', { percent: vat.percent }),
      amount: euro(vat.cents),
      note: say(`vat_${vat.reason}`),
    },
    { label: say('gross'), amount: euro(grossCents), isSum: true },
  ]
  return { kind: 'totals', rows }
}

function feeNote(
  { fee }: Quote,
  locale: Locale,
  say: (key: string, params?: object) => string
): string {
  if (fee.reason === 'free_order' || fee.reason === 'empty') return say('fee_free')
  const limit = formatEuro(fee.appliesUpToCents, locale)
  return say(fee.reason === 'small_order' ? 'fee_charged' : 'fee_dropped', { limit })
}
