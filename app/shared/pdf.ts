export { footOfSeller, footWith, shopAsSender } from '#shared/pdf/letter_of_shop'
export { plain, small } from '#shared/pdf/texts'
export { renderPdf } from '#shared/pdf/render_pdf'
export type { PdfBlock, PdfCell, PdfDocument, PdfFact, PdfTotal } from '#shared/pdf/document'
