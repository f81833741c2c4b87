import { drawBlock } from '#shared/pdf/blocks'
import type { PdfBlock, PdfDocument } from '#shared/pdf/document'
import { drawLetterhead } from '#shared/pdf/letterhead'
import { mm, openSheet, PAGE, type Pdf } from '#shared/pdf/sheet'

/** Where a block ends: pages count from 0. */
type Place = { page: number; y: number }

export type Layout = { pdf: Pdf; places: Place[] }

/** A last page that holds less than this looks like a mistake. */
const LEAST_ON_LAST_PAGE = mm(25)

/** Letterhead and blocks on their pages; the last page never holds but a line or two. */
export function layOut(document: PdfDocument): Layout {
  const first = draw(document)
  const breakBefore = lonelyEnd(document.blocks, first.places)
  return breakBefore === null ? first : draw(document, breakBefore)
}

function draw(document: PdfDocument, breakBefore?: number): Layout {
  const pdf = openSheet(document)
  const places: Place[] = []
  drawLetterhead(pdf, document)
  document.blocks.forEach((block, at) => {
    if (at === breakBefore) pdf.addPage()
    drawBlock(pdf, block, document.blocks[at + 1])
    places.push({ page: pdf.bufferedPageRange().count - 1, y: pdf.y })
  })
  return { pdf, places }
}

/** Moves a heading along, or a paragraph where its section fills more than the page before. */
function lonelyEnd(blocks: PdfBlock[], places: Place[]): number | null {
  const last = places.at(-1)
  if (!last || last.page === 0 || last.y - PAGE.top >= LEAST_ON_LAST_PAGE) return null
  const start = places.findIndex(({ page }) => page === last.page)
  const before = places[start - 1]
  if (!before || blocks[start]!.kind === 'table') return null
  const heading = blocks.findLastIndex(({ kind }, at) => kind === 'heading' && at < start)
  const isOnPageBefore = heading > 0 && places[heading - 1]!.page === before.page
  return isOnPageBefore ? heading : Math.max(1, start - 3)
}
