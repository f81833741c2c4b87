import { countryName } from '#shared/countries/country_name'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import { translate, type Locale } from '#shared/i18n'
import { footWith, plain, shopAsSender, small, type PdfBlock, type PdfDocument } from '#shared/pdf'
import type { Month } from '#statistics/domain/month'
import type { Statement } from '#statistics/domain/venue_statement'

type Told = {
  partner: { id: string; name: string; country: string; statement: Statement }
  month: Month
  locale: Locale
  madeOn: CalendarDay
}

type Say = (key: string, params?: Record<string, unknown>) => string

/** What is owed to a partner for a month; drawn again it has the same figures, as its papers are final. */
export function statementDocument({ partner, month, locale, madeOn }: Told): PdfDocument {
  const say: Say = (key, params) => translate(locale, `statistics.venue_revenue.pdf.${key}`, params)
  return {
    locale,
    title: say('title', { month: month.name.replace('-', '/') }),
    sender: shopAsSender(),
    recipient: [partner.name, countryName(partner.country, locale) ?? ''].filter(Boolean),
    facts: [
      { label: say('venue'), value: partner.id },
      { label: say('period'), value: `${month.from.format()} – ${month.to.format()}` },
      { label: say('made'), value: madeOn.format() },
    ],
    blocks: blocksOf(partner.statement, locale, say),
    footer: footWith(say('foot')),
    pageLabel: (page, pages) => translate(locale, 'invoices.pdf.page', { page, pages }),
  }
}

function blocksOf(statement: Statement, locale: Locale, say: Say): PdfBlock[] {
  const rule = small(say('rule'))
  if (statement.lines.length === 0) return [plain(say('none')), rule]
  const { soldCents, creditedCents, netCents, owedCents } = statement
  const euro = (cents: number) => formatEuro(cents, locale)
  return [
    plain(say('intro')),
    tableOf(statement, locale, say),
    {
      kind: 'totals',
      rows: [
        { label: say('sold'), amount: euro(soldCents) },
        { label: say('credited'), amount: euro(creditedCents && -creditedCents) },
        { label: say('net'), amount: euro(netCents) },
        { label: say('owed_all'), amount: euro(owedCents), isSum: true },
      ],
    },
    rule,
  ]
}

function tableOf({ lines }: Statement, locale: Locale, say: Say): PdfBlock {
  const percent = (hundredths: number) =>
    (hundredths / 100).toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB')
  return {
    kind: 'table',
    columns: [
      { label: say('product'), width: 46 },
      { label: say('net'), width: 20, align: 'right' },
      { label: say('share'), width: 14, align: 'right' },
      { label: say('owed'), width: 20, align: 'right' },
    ],
    rows: lines.map(({ productCode, productName, netCents, hundredths, owedCents }) => [
      { text: productName ?? productCode ?? '', note: productCode ?? '' },
      formatEuro(netCents, locale),
      hundredths === null ? '–' : `${percent(hundredths)} %`,
      formatEuro(owedCents, locale),
    ]),
  }
}
