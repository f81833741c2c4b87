import { drawBlock } from '#shared/pdf/blocks'
import type { PdfDocument } from '#shared/pdf/document'
import { drawFooters, drawLetterhead } from '#shared/pdf/letterhead'
import { openSheet } from '#shared/pdf/sheet'

/**
 * A business letter as PDF: letterhead, title, blocks in their order, small print and page numbers.
 * Type is embedded; texts are drawn as they are and never read as markup.
 */
export function renderPdf(document: PdfDocument): Promise<Buffer> {
  const pdf = openSheet(document)
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.once('end', () => resolve(Buffer.concat(chunks)))
    pdf.once('error', reject)
  })
  drawLetterhead(pdf, document)
  document.blocks.forEach((block, at) => drawBlock(pdf, block, document.blocks[at + 1]))
  drawFooters(pdf, document)
  pdf.end()
  return whole
}
