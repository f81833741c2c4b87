import type { PdfDocument } from '#shared/pdf/document'
import { INK, mm, PAGE, rule, SIZE, type Pdf } from '#shared/pdf/sheet'

const ADDRESS_TOP = mm(45)
const ADDRESS_WIDTH = mm(85)
const FACTS_WIDTH = mm(62)
const BODY_TOP = mm(88)
const FOOTER_HEIGHT = mm(26)

/** Sender, address field (where a window envelope has its window), facts and title. */
export function drawLetterhead(pdf: Pdf, document: PdfDocument): void {
  const { sender, recipient, title } = document
  pdf.font('strong').fontSize(SIZE.title).fillColor(INK.text)
  pdf.text(sender.name, PAGE.left, PAGE.top, { width: PAGE.width })
  rule(pdf, pdf.y + 4, INK.text)
  pdf.font('regular').fontSize(SIZE.small).fillColor(INK.muted)
  pdf.text(sender.line, PAGE.left, ADDRESS_TOP, { width: ADDRESS_WIDTH })
  pdf.fontSize(SIZE.text).fillColor(INK.text)
  pdf.text(recipient.join('\n'), PAGE.left, pdf.y + 6, { width: ADDRESS_WIDTH, lineGap: 1.5 })
  drawFacts(pdf, document)
  pdf.font('strong').fontSize(SIZE.title).fillColor(INK.text)
  pdf.text(title, PAGE.left, Math.max(pdf.y + 14, BODY_TOP), { width: PAGE.width })
  pdf.y += 4
}

function drawFacts(pdf: Pdf, { facts }: PdfDocument): void {
  const below = pdf.y
  const x = PAGE.left + PAGE.width - FACTS_WIDTH
  let y = ADDRESS_TOP
  for (const { label, value } of facts) {
    pdf.font('regular').fontSize(SIZE.small).fillColor(INK.muted)
    pdf.text(label, x, y + 1, { width: FACTS_WIDTH * 0.42 })
    pdf.fontSize(SIZE.text).fillColor(INK.text)
    pdf.text(value, x + FACTS_WIDTH * 0.42, y - 1, { width: FACTS_WIDTH * 0.58, align: 'right' })
    y = pdf.y + 4
  }
  pdf.y = Math.max(y, below)
}

export function drawFooters(pdf: Pdf, { footer, pageLabel }: PdfDocument): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    const top = PAGE.height - FOOTER_HEIGHT
    pdf.page.margins.bottom = 0
    rule(pdf, top)
    pdf.font('regular').fontSize(SIZE.small).fillColor(INK.muted)
    const width = PAGE.width / Math.max(1, footer.length)
    footer.forEach((lines, column) => {
      const x = PAGE.left + column * width
      pdf.text(lines.join('\n'), x, top + 6, { width: width - 8, height: mm(16) })
    })
    const label = pageLabel(page + 1, count)
    const y = PAGE.height - mm(8)
    pdf.text(label, PAGE.left, y, { width: PAGE.width, align: 'right', lineBreak: false })
  }
}
