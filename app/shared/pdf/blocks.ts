import type { PdfBlock, PdfTotal } from '#shared/pdf/document'
import { ensureSpace, INK, mm, PAGE, rule, SIZE, type Pdf } from '#shared/pdf/sheet'
import { drawTable } from '#shared/pdf/table'

const TOTALS_WIDTH = mm(95)
const AMOUNT_WIDTH = mm(30)
const PARAGRAPH = { width: PAGE.width, lineGap: 1.5 }

type TextBlock = Extract<PdfBlock, { kind: 'text' }>
type PicturedBlock = Extract<PdfBlock, { kind: 'pictured' }>

export function drawBlock(pdf: Pdf, block: PdfBlock, next?: PdfBlock): void {
  if (block.kind === 'page') return void pdf.addPage()
  if (block.kind === 'heading') return drawHeading(pdf, block.text, next)
  if (block.kind === 'text') return drawText(pdf, block)
  if (block.kind === 'table') return drawTable(pdf, block)
  if (block.kind === 'totals') return drawTotals(pdf, block.rows)
  return drawPictured(pdf, block)
}

function drawHeading(pdf: Pdf, text: string, next?: PdfBlock): void {
  ensureSpace(pdf, 34 + roomForNext(pdf, next))
  pdf.font('strong').fontSize(SIZE.heading).fillColor(INK.text)
  pdf.text(text, PAGE.left, pdf.y + 14, { width: PAGE.width })
  pdf.y += 2
}

function roomForNext(pdf: Pdf, next?: PdfBlock): number {
  if (next?.kind === 'text') return roomFor(pdf, next)
  return next?.kind === 'pictured' ? roomForPictured(pdf, next) : 50
}

function drawText(pdf: Pdf, block: TextBlock): void {
  ensureSpace(pdf, roomFor(pdf, block))
  pdf.fillColor(block.isMuted ? INK.muted : INK.text)
  pdf.text(block.text, PAGE.left, pdf.y + 4, PARAGRAPH)
}

/** What a paragraph takes; only a long one may be torn. */
function roomFor(pdf: Pdf, { text, isMuted }: TextBlock): number {
  pdf.font('regular').fontSize(isMuted ? SIZE.small : SIZE.text)
  return Math.min(pdf.heightOfString(text, PARAGRAPH) + 4, 200)
}

/** Sums stand together on one page, at the right, where the eye looks for them. */
function drawTotals(pdf: Pdf, rows: PdfTotal[]): void {
  ensureSpace(pdf, rows.length * 26 + 10)
  pdf.y += 6
  for (const { label, amount, note, isSum = false } of rows) {
    const [x, top] = [PAGE.left + PAGE.width - TOTALS_WIDTH, pdf.y + 5]
    if (isSum) rule(pdf, top - 2, INK.text, x)
    const width = TOTALS_WIDTH - AMOUNT_WIDTH
    pdf
      .font(isSum ? 'strong' : 'regular')
      .fontSize(SIZE.text)
      .fillColor(INK.text)
    pdf.text(amount, PAGE.left + PAGE.width - AMOUNT_WIDTH, top, {
      width: AMOUNT_WIDTH,
      align: 'right',
    })
    pdf.text(label, x, top, { width })
    if (!note) continue
    pdf.font('regular').fontSize(SIZE.small).fillColor(INK.muted)
    pdf.text(note, x, pdf.y + 1, { width })
  }
  pdf.y += 8
}

function drawPictured(pdf: Pdf, block: PicturedBlock): void {
  const { png, text, caption } = block
  ensureSpace(pdf, roomForPictured(pdf, block))
  const width = mm(block.width)
  const [x, top] = [PAGE.left + PAGE.width - width, pdf.y + 6]
  pdf.font('regular').fontSize(SIZE.text).fillColor(INK.text)
  pdf.text(text, PAGE.left, top, besides(block))
  const below = pdf.y
  pdf.image(png, x, top, { width })
  pdf.fontSize(SIZE.small).fillColor(INK.muted)
  pdf.text(caption, x, top + width * shapeOf(png) + 4, { width })
  pdf.y = Math.max(pdf.y, below)
}

const besides = ({ width }: PicturedBlock) => ({ ...PARAGRAPH, width: PAGE.width - mm(width) - 20 })

function roomForPictured(pdf: Pdf, block: PicturedBlock): number {
  const { text, caption, png } = block
  const width = mm(block.width)
  pdf.font('regular').fontSize(SIZE.text)
  const textHeight = pdf.heightOfString(text, besides(block))
  pdf.fontSize(SIZE.small)
  const picture = width * shapeOf(png) + 4 + pdf.heightOfString(caption, { width })
  return Math.max(textHeight, picture) + 6
}

/** Height over width, as the header of every PNG says them. */
const shapeOf = (png: Buffer) => png.readUInt32BE(20) / png.readUInt32BE(16)
