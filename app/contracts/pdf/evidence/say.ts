import { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import { translate, type Locale, type TextParams } from '#shared/i18n'
import { small, type PdfBlock, type PdfCell } from '#shared/pdf'

/** Words, days, moments and amounts of an evidence in a language. */
export function sayIn(locale: Locale) {
  const say = (key: string, params?: TextParams) =>
    translate(locale, `contracts.evidence.pdf.${key}`, params)
  const day = (iso: string) => CalendarDay.parse(iso)!.format()
  return {
    say,
    day,
    moment: (iso: string) => `${day(iso.slice(0, 10))} ${iso.slice(11, 19)} UTC`,
    state: (state: string) => translate(locale, `orders.order.states.${state}`),
    /** The unit stands in the head of the column. */
    inEuros: (key: string) => translate(locale, 'shared.amounts.in_eur', { name: say(key) }),
    euros: (cents: number) => formatEuro(cents, locale),
    span: (from: string | null, to: string | null) =>
      `${from ? day(from) : say('open')} – ${to ? day(to) : say('open')}`,
  }
}

type Column = [label: string, width: number, align?: 'right']

/** A table under its heading; where there is nothing it says so. */
export function section(
  title: string,
  columns: Column[],
  rows: PdfCell[][],
  none: string
): PdfBlock[] {
  const heading: PdfBlock = { kind: 'heading', text: title }
  if (rows.length === 0) return [heading, small(none)]
  const heads = columns.map(([label, width, align]) => ({ label, width, align }))
  return [heading, { kind: 'table', columns: heads, rows, isDense: true }]
}
