import type { PdfDocument } from '#shared/pdf/document'

/**
 * A business letter as PDF: letterhead, title, blocks in their order, small print and page numbers.
 * Type is embedded; texts are drawn as they are and never read as markup. What draws is loaded with
 * the first letter, for most processes never draw any.
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { drawPdf } = await import('#shared/pdf/draw_pdf')
  return drawPdf(document)
}
