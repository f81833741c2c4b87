import logger from '@adonisjs/core/services/logger'
import type { InvoiceServiceOptions } from '@e-invoice-eu/core'
import { renderPdf } from '#shared/pdf'
import type { InvoiceContent } from '#billing/domain/invoice/content'
import { eInvoice } from '#billing/gateways/e_invoice/document'
import { completedFormats } from '#billing/gateways/e_invoice/formats'
import { invoiceDocument } from '#billing/pdf/invoice_document'

export type InvoicePapers = { pdf: Buffer; xml: string }

const CONSOLE = {
  log: (message: string) => logger.trace(message),
  warn: (message: string) => logger.warn(message),
  error: (message: string) => logger.error(message),
}

/**
 * PDF/A-3 with its data embedded (Factur-X / ZUGFeRD, profile XRechnung, a usage of EN 16931), and
 * the data alone. Throws for data that break the standard's schema: a mistake of ours.
 */
export async function invoicePapers(content: InvoiceContent): Promise<InvoicePapers> {
  const xml = await invoiceXml(content)
  const pdf = await generate(content, {
    format: 'Factur-X-XRechnung',
    pdf: {
      buffer: await renderPdf(invoiceDocument(content)),
      filename: `${content.label}.pdf`,
      mimetype: 'application/pdf',
    },
  })
  return { pdf: Buffer.from(pdf as Uint8Array), xml }
}

export const invoiceXml = async (content: InvoiceContent): Promise<string> =>
  String(await generate(content, { format: 'XRECHNUNG-CII' }))

type Wish = Omit<InvoiceServiceOptions, 'lang'>

async function generate(content: InvoiceContent, wish: Wish) {
  // Only who issues an invoice loads them: the library brings a spreadsheet reader along.
  const library = await import('@e-invoice-eu/core')
  const { heldToStandard } = await import('#billing/gateways/e_invoice/standard')
  const formats = completedFormats(library, content)
  const format = formats.normalizeFormat(wish.format)
  const formatter = formats.createFormatService(format, CONSOLE)
  const data = heldToStandard(eInvoice(content), library.invoiceSchema)
  formatter.fillInvoiceDefaults(data)
  return formatter.generate(data, { ...wish, format, lang: content.locale })
}
