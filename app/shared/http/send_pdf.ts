import type { HttpContext } from '@adonisjs/core/http'
import { renderPdf, type PdfDocument } from '#shared/pdf'

/** Draws a paper and answers it, to be opened or saved as the disposition says; nobody in between keeps it. */
export async function sendPdf(
  { response }: HttpContext,
  document: PdfDocument,
  disposition: string
): Promise<void> {
  const pdf = await renderPdf(document)
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', disposition)
  response.header('cache-control', 'private, no-store')
  response.send(pdf)
}
