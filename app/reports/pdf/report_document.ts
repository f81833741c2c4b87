import shop from '#config/shop'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { translate, type Locale } from '#shared/i18n'
import { footWith, plain, shopAsSender, small, type PdfBlock, type PdfDocument } from '#shared/pdf'
import type { ReportContent } from '#reports/domain/report_content'
import { figuresIn, type Figures } from '#reports/pdf/figures'
import { holdingsTable } from '#reports/pdf/holdings_table'
import { portrait } from '#reports/pdf/portrait'

/** A report in a language: what was asked for, then a page for each security. */
export function reportDocument(content: ReportContent, locale: Locale): PdfDocument {
  const figures = figuresIn(locale)
  const { say, day } = figures
  return {
    locale,
    title: say('title', { day: day(content.day) }),
    sender: shopAsSender(),
    recipient: [content.licensee],
    facts: [
      { label: say('number'), value: `R-${content.id}` },
      { label: say('day'), value: day(content.day) },
      { label: say('requested'), value: day(dayInBerlin(content.requestedAt)) },
      { label: say('securities'), value: figures.whole(content.securities.length) },
    ],
    blocks: [
      ...opening(content, figures),
      ...content.securities.flatMap(section(content, figures)),
    ],
    footer: footWith(say('verify', { url: shop.name })),
    pageLabel: (page, pages) => translate(locale, 'invoices.pdf.page', { page, pages }),
    madeAt: content.requestedAt,
  }
}

/** What stands in the report, with the largest holder of each security. */
function opening(
  { securities, missing, comparedWith }: ReportContent,
  figures: Figures
): PdfBlock[] {
  const { say, whole, percent, country } = figures
  return [
    plain(say('intro')),
    {
      kind: 'table',
      columns: [
        { label: say('isin'), width: 20 },
        { label: say('name'), width: 36 },
        { label: say('held'), width: 18, align: 'right' },
        { label: say('largest'), width: 26, align: 'right' },
      ],
      rows: securities.map(({ isin, name, total, countries }) => [
        isin,
        name,
        whole(total),
        `${country(countries[0]!.country)}, ${percent(countries[0]!.permille)} %`,
      ]),
    },
    ...(missing.length > 0 ? [plain(say('missing', { codes: missing.join(', ') }))] : []),
    small(say('origin')),
    ...(comparedWith ? [small(say('compared', { day: format(comparedWith) }))] : []),
  ]
}

const section =
  (content: ReportContent, figures: Figures) =>
  (security: ReportContent['securities'][number]): PdfBlock[] => [
    { kind: 'page' },
    { kind: 'heading', text: security.name },
    plain(portrait(security, figures)),
    holdingsTable(security, figures, content.comparedWith),
  ]

const format = (iso: string) => CalendarDay.parse(iso)!.format()
