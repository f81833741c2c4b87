import type { HttpContext } from '@adonisjs/core/http'
import { sendPdf } from '#shared/http/send_pdf'
import type { SavedQuote } from '#catalogue/domain/saved_quote'
import { quoteDocument } from '#catalogue/pdf/quote_document'

export const sendQuotePdf = (ctx: HttpContext, saved: SavedQuote): Promise<void> =>
  sendPdf(ctx, quoteDocument(saved, ctx.locale), `inline; filename="${saved.label}.pdf"`)
