import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { invoicePaper } from '#billing/actions/invoice/invoice_paper'

/** Each paper as PDF and XML, read one after the other while the archive is sent. */
export function zipOfPapers(userId: number, labels: readonly string[]): Readable {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  for (const label of labels) {
    const paper = once(() => invoicePaper(label, userId))
    for (const format of ['pdf', 'xml'] as const) {
      zip.addReadStreamLazy(`${label}.${format}`, { compress: format === 'xml' }, (give) => {
        paper().then(
          (found) => give(null, Readable.from([Buffer.from(found![format])])),
          (error) => archive.destroy(error)
        )
      })
    }
  }
  zip.end()
  return archive
}

/** Both formats of a paper are read together. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => (reading ??= read())
}
