import type { PdfCell, PdfColumn } from '#shared/pdf/document'
import { ensureSpace, INK, PAGE, rule, SIZE, type Pdf } from '#shared/pdf/sheet'

type Table = { columns: PdfColumn[]; rows: PdfCell[][]; foot?: PdfCell[]; isDense?: boolean }
type Place = { x: number; width: number; align: 'left' | 'right' }

const GAP = 8
const PADDING = 5
const DENSE_PADDING = 2
const HATCH = 3

/** A table whose head is repeated on every page that it goes on to; no row is torn apart. */
export function drawTable(pdf: Pdf, { columns, rows, foot, isDense = false }: Table): void {
  const places = placesOf(columns)
  const padding = isDense ? DENSE_PADDING : PADDING
  drawHead(pdf, columns, places)
  for (const row of rows) drawOnPage(pdf, columns, { row, places, padding, font: 'regular' })
  if (!foot) return
  rule(pdf, pdf.y + 1.5, INK.text)
  drawOnPage(pdf, columns, { row: foot, places, padding, font: 'strong' })
}

type Line = { row: PdfCell[]; places: Place[]; padding: number; font: 'regular' | 'strong' }

function drawOnPage(pdf: Pdf, columns: PdfColumn[], line: Line): void {
  const height = heightOf(pdf, line)
  if (ensureSpace(pdf, height)) drawHead(pdf, columns, line.places)
  drawRow(pdf, line, height)
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

function heightOf(pdf: Pdf, { row, places, padding }: Line): number {
  const heights = row.map((cell, index) => {
    const { width } = places[index]!
    const { text, note } = parts(cell)
    const height = heightOfText(pdf.font('regular').fontSize(SIZE.text), text, width)
    return note ? height + heightOfText(pdf.fontSize(SIZE.small), note, width) + 1 : height
  })
  return Math.max(...heights) + 2 * padding
}

/** Most cells are one line; breaking a text into lines, which takes long, is left to the others. */
function heightOfText(pdf: Pdf, text: string, width: number): number {
  const isLine = text !== '' && !text.includes('\n') && pdf.widthOfString(text) < width - 1
  return isLine ? pdf.currentLineHeight(true) : pdf.heightOfString(text, { width })
}

function drawRow(pdf: Pdf, { row, places, padding, font }: Line, height: number): void {
  const top = pdf.y
  row.forEach((cell, index) => {
    const { x, width, align } = places[index]!
    if (typeof cell === 'object' && 'bar' in cell) {
      return drawBar(pdf, cell, { x, y: top + height / 4, width, height: height / 2 })
    }
    const { text, note } = parts(cell)
    pdf.font(font).fontSize(SIZE.text).fillColor(INK.text)
    pdf.text(text, x, top + padding, { width, align })
    if (!note) return
    pdf.fontSize(SIZE.small).fillColor(INK.muted)
    pdf.text(note, x, pdf.y + 1, { width, align })
  })
  pdf.y = top + height
  rule(pdf, pdf.y)
}

type Box = { x: number; y: number; width: number; height: number }

/** Hatched bars are told from solid ones without colour. */
function drawBar(pdf: Pdf, { bar, isHatched }: { bar: number; isHatched?: boolean }, box: Box) {
  const { x, y, height } = box
  const width = Math.max(0.75, Math.min(1, bar) * box.width)
  if (!isHatched) return void pdf.rect(x, y, width, height).fill(INK.bar)
  pdf.save().rect(x, y, width, height).clip()
  for (let at = x - height; at < x + width; at += HATCH) {
    pdf.moveTo(at, y + height).lineTo(at + height, y)
  }
  pdf.lineWidth(0.6).strokeColor(INK.bar).stroke().restore()
  pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(INK.bar).stroke()
}

const parts = (cell: PdfCell) =>
  typeof cell === 'object' && 'text' in cell
    ? cell
    : { text: typeof cell === 'string' ? cell : '', note: '' }
