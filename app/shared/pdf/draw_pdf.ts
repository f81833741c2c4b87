import type { PdfDocument } from '#shared/pdf/document'
import { layOut } from '#shared/pdf/lay_out'
import { drawFooters } from '#shared/pdf/letterhead'

export function drawPdf(document: PdfDocument): Promise<Buffer> {
  const { pdf } = layOut(document)
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.once('end', () => resolve(Buffer.concat(chunks)))
    pdf.once('error', reject)
  })
  drawFooters(pdf, document)
  pdf.end()
  return whole
}
