import type { PdfCell, PdfColumn } from '#shared/pdf/document'
import { ensureSpace, INK, PAGE, rule, SIZE, type Pdf } from '#shared/pdf/sheet'

type Table = { columns: PdfColumn[]; rows: PdfCell[][] }
type Place = { x: number; width: number; align: 'left' | 'right' }

const GAP = 8
const PADDING = 5

/** A table whose head is repeated on every page that it goes on to; no row is torn apart. */
export function drawTable(pdf: Pdf, { columns, rows }: Table): void {
  const places = placesOf(columns)
  drawHead(pdf, columns, places)
  for (const row of rows) {
    const height = heightOf(pdf, row, places)
    if (ensureSpace(pdf, height)) drawHead(pdf, columns, places)
    drawRow(pdf, row, places, height)
  }
}

function placesOf(columns: PdfColumn[]): Place[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  let x = PAGE.left
  return columns.map(({ width, align = 'left' }) => {
    const full = (width / all) * PAGE.width
    const place = { x, width: full - GAP, align }
    x += full
    return align === 'right' ? { ...place, x: place.x + GAP } : place
  })
}

function drawHead(pdf: Pdf, columns: PdfColumn[], places: Place[]): void {
  ensureSpace(pdf, 60)
  const top = pdf.y + 2 * PADDING
  pdf.font('strong').fontSize(SIZE.small).fillColor(INK.muted)
  const heights = columns.map(({ label }, index) => {
    const { x, width, align } = places[index]!
    pdf.text(label, x, top, { width, align })
    return pdf.y
  })
  pdf.y = Math.max(...heights) + PADDING
  rule(pdf, pdf.y, INK.text)
}

function heightOf(pdf: Pdf, row: PdfCell[], places: Place[]): number {
  const heights = row.map((cell, index) => {
    const { width } = places[index]!
    const { text, note } = parts(cell)
    const height = pdf.font('regular').fontSize(SIZE.text).heightOfString(text, { width })
    return note ? height + pdf.fontSize(SIZE.small).heightOfString(note, { width }) + 1 : height
  })
  return Math.max(...heights) + 2 * PADDING
}

function drawRow(pdf: Pdf, row: PdfCell[], places: Place[], height: number): void {
  const top = pdf.y
  row.forEach((cell, index) => {
    const { x, width, align } = places[index]!
    const { text, note } = parts(cell)
    pdf.font('regular').fontSize(SIZE.text).fillColor(INK.text)
    pdf.text(text, x, top + PADDING, { width, align })
    if (!note) return
    pdf.fontSize(SIZE.small).fillColor(INK.muted)
    pdf.text(note, x, pdf.y + 1, { width, align })
  })
  pdf.y = top + height
  rule(pdf, pdf.y)
}

const parts = (cell: PdfCell) => (typeof cell === 'string' ? { text: cell, note: '' } : cell)
