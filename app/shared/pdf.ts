export { renderPdf } from '#shared/pdf/render_pdf'
export type { PdfBlock, PdfCell, PdfDocument, PdfFact, PdfTotal } from '#shared/pdf/document'
