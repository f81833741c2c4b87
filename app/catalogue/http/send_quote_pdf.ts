import type { HttpContext } from '@adonisjs/core/http'
import { renderPdf } from '#shared/pdf'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { quoteDocument } from '#catalogue/pdf/quote_document'

export async function sendQuotePdf(ctx: HttpContext, saved: SavedQuote): Promise<void> {
  const pdf = await renderPdf(quoteDocument(saved, ctx.locale))
  ctx.response.header('content-type', 'application/pdf')
  ctx.response.header('content-disposition', `inline; filename="${saved.label}.pdf"`)
  ctx.response.header('cache-control', 'private, no-store')
  ctx.response.send(pdf)
}
