import type { PdfDocument } from '#shared/pdf/document'

/** Texts are never read as markup; what draws is loaded with the first letter. */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { drawPdf } = await import('#shared/pdf/draw_pdf')
  return drawPdf(document)
}
