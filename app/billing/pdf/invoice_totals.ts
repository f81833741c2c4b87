import type { Say } from '#billing/pdf/say'
import { isNetPrice } from '#catalogue'
import { formatEuro } from '#shared/domain/money'
import { translate } from '#shared/i18n'
import type { PdfBlock, PdfTotal } from '#shared/pdf'
import { payableCents, type InvoiceContent } from '#billing/domain/invoice/content'

/** A net price has no VAT and ends with the net total. */
export function invoiceTotals(content: InvoiceContent, say: Say): PdfBlock {
  const { subtotalCents, feeCents, discountCents } = content
  const { name, euro } = wordsOf(content)
  return {
    kind: 'totals',
    rows: [
      { label: name('subtotal'), amount: euro(subtotalCents) },
      ...(feeCents > 0 ? [{ label: name('fee'), amount: euro(feeCents) }] : []),
      ...(discountCents > 0 ? [{ label: name('discount'), amount: euro(-discountCents) }] : []),
      ...taxed(content),
      ...sum(content, say),
      ...settled(content, say),
    ],
  }
}

function taxed(content: InvoiceContent): PdfTotal[] {
  const { vat, netCents, kind, roundingCents = 0 } = content
  const { name, euro } = wordsOf(content)
  const net = { label: name('net'), amount: euro(netCents) }
  // Where the net total is what is to be paid, it stands once: as the sum.
  if (isNetPrice(vat.reason)) return kind === 'CreditNote' || roundingCents !== 0 ? [net] : []
  return [net, { label: name('vat', { percent: vat.percent }), amount: euro(vat.cents) }]
}

function sum(content: InvoiceContent, say: Say): PdfTotal[] {
  const { kind, vat, grossCents, roundingCents = 0 } = content
  const { name, euro } = wordsOf(content)
  const isNet = isNetPrice(vat.reason)
  const total = name('in_eur', { name: name(isNet ? 'net' : 'gross') })
  const gross = { label: name('gross'), amount: euro(grossCents) }
  const rounding = { label: say('rounding'), amount: euro(roundingCents) }
  return [
    ...(roundingCents === 0 ? [] : [...(isNet ? [] : [gross]), rounding]),
    {
      label: kind === 'Invoice' ? total : say('credited'),
      amount: euro(payableCents(content)),
      isSum: true,
    },
  ]
}

function settled(content: InvoiceContent, say: Say): PdfTotal[] {
  const { euro } = wordsOf(content)
  if (!content.settled || content.kind !== 'Invoice') return []
  return [
    { label: say('paid'), amount: euro(-content.grossCents) },
    { label: say('due'), amount: euro(0), isSum: true },
  ]
}

const wordsOf = ({ locale }: InvoiceContent) => ({
  name: (key: string, params?: object) => translate(locale, `amounts.${key}`, { ...params }),
  euro: (cents: number) => formatEuro(cents, locale),
})
