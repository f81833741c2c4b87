import type { Locale } from '#shared/i18n'

export type PdfColumn = {
  label: string
  /** Share of the width; all columns together fill it. */
  width: number
  align?: 'left' | 'right'
}

export type PdfCell =
  | string
  | { text: string; note: string }
  /** A bar by its share of the column, 0 to 1; hatched where it stands for several. */
  | { bar: number; isHatched?: boolean }

export type PdfFact = { label: string; value: string }

export type PdfTotal = { label: string; amount: string; note?: string; isSum?: boolean }

export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isMuted?: boolean }
  /** \`isDense\` sets the rows closer; \`foot\` is the sum below a double rule. */
  | { kind: 'table'; columns: PdfColumn[]; rows: PdfCell[][]; foot?: PdfCell[]; isDense?: boolean }
  | { kind: 'page' }
  | { kind: 'totals'; rows: PdfTotal[] }
  /** A text with a picture beside it, width in millimetres; the two are never torn apart. */
  | { kind: 'pictured'; text: string; png: Buffer; width: number; caption: string }

export type PdfDocument = {
  locale: Locale
  title: string
  /** Name of the sender, and the line above the recipient's address. */
  sender: { name: string; line: string }
  recipient: string[]
  facts: PdfFact[]
  blocks: PdfBlock[]
  /** Small print at the foot of every page, in up to four columns. */
  footer: string[][]
  pageLabel: (page: number, pages: number) => string
  /** When it was made, where that is not now: what is drawn again has the same bytes. */
  madeAt?: Date
}
