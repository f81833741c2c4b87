import { formatEuro } from '#shared/domain/money'
import type { PdfBlock, PdfTotal } from '#shared/pdf'
import { payableCents, type InvoiceContent } from '#billing/domain/invoice/content'
import type { Say } from '#billing/pdf/invoice_document'

/** From the sum of the lines to the total, and that nothing is left to pay. */
export function invoiceTotals(content: InvoiceContent, say: Say): PdfBlock {
  const { subtotalCents, feeCents, discountCents, netCents, vat, grossCents, locale } = content
  const euro = (cents: number) => formatEuro(cents, locale)
  const { settled, kind, roundingCents = 0 } = content
  const vatLabel =
    vat.reason === 'outside_eu' ? say('vat_none') : say('vat', { percent: vat.percent })
  const rows: (PdfTotal | null)[] = [
    { label: say('subtotal'), amount: euro(subtotalCents) },
    feeCents > 0 ? { label: say('fee'), amount: euro(feeCents) } : null,
    discountCents > 0 ? { label: say('discount'), amount: euro(-discountCents) } : null,
    { label: say('net'), amount: euro(netCents) },
    { label: vatLabel, amount: euro(vat.cents) },
    roundingCents === 0 ? null : { label: say('gross'), amount: euro(grossCents) },
    roundingCents === 0 ? null : { label: say('rounding'), amount: euro(roundingCents) },
    { label: say(`gross_${kind}`), amount: euro(payableCents(content)), isSum: true },
    settled && kind === 'Invoice' ? { label: say('paid'), amount: euro(-grossCents) } : null,
    settled && kind === 'Invoice' ? { label: say('due'), amount: euro(0), isSum: true } : null,
  ]
  return { kind: 'totals', rows: rows.filter((row) => row !== null) }
}
