import PDFKit from 'pdfkit'
import app from '@adonisjs/core/services/app'
import { clock } from '#shared/clock'
import type { PdfDocument } from '#shared/pdf/document'

export type Pdf = InstanceType<typeof PDFKit>

/** Millimetres in the points that PDF counts in. */
export const mm = (millimetres: number) => (millimetres / 25.4) * 72

/** A4 with the margins of a letter. */
export const PAGE = {
  left: mm(25),
  right: mm(20),
  top: mm(22),
  bottom: mm(36),
  width: mm(210) - mm(45),
  height: mm(297),
}

export const INK = { text: '#1a1d21', muted: '#5a626c', line: '#c9ced4', bar: '#1d5b3f' }

export const SIZE = { title: 16, heading: 11, text: 9.5, small: 7.5 }

const FONTS = { regular: 'plex_sans_regular.ttf', strong: 'plex_sans_semibold.ttf' }

/** Pages are kept so that they can be counted at the end. */
export function openSheet({ title, locale, sender, madeAt }: PdfDocument): Pdf {
  const date = madeAt ?? clock.now().toJSDate()
  const pdf = new PDFKit({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.left, right: PAGE.right },
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: sender.name, CreationDate: date, ModDate: date },
  })
  for (const [name, file] of Object.entries(FONTS)) {
    pdf.registerFont(name, app.makePath('resources/fonts', file))
  }
  return pdf.font('regular').fontSize(SIZE.text).fillColor(INK.text)
}

export function ensureSpace(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= PAGE.height - PAGE.bottom) return false
  pdf.addPage()
  return true
}

export function rule(pdf: Pdf, y: number, color = INK.line, x = PAGE.left): void {
  pdf
    .moveTo(x, y)
    .lineTo(PAGE.left + PAGE.width, y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke()
}
