import { translate, type Locale } from '#shared/i18n'
import type {
  AmountLine,
  DraftedContent,
  InvoiceContent,
  InvoiceLine,
} from '#billing/domain/invoice/content'

/** What is issued: lines of amounts have their words in the language of the paper from then on. */
export const putWords = (drafted: DraftedContent): InvoiceContent => ({
  ...drafted,
  lines: drafted.lines.map((line) => ('kind' in line ? wordedLine(line, drafted.locale) : line)),
})

const wordedLine = ({ kind, order, cents }: AmountLine, locale: Locale): InvoiceLine =>
  amountLine(translate(locale, `invoices.pdf.${kind}`, { number: order }), cents)

export const amountLine = (name: string, cents: number): InvoiceLine => ({
  ...{ name, code: null, range: null, countedDays: null, modules: null, cents },
})
