import shop from '#config/shop'
import { CalendarDay } from '#shared/domain/calendar_day'
import { formatEuro } from '#shared/domain/money'
import { translate, type Locale } from '#shared/i18n'
import {
  footWith,
  plain,
  shopAsSender,
  small,
  type PdfBlock,
  type PdfDocument,
  type PdfFact,
} from '#shared/pdf'
import type { Difference } from '#contracts/lists/permissioning/difference_list'

/** What the paper is about: days as they were asked for, null where nothing was. */
export type AskedDifference = { since: string | null; till: string | null; known: string | null }

type Told = {
  lines: readonly Difference[]
  isMore: boolean
  asked: AskedDifference
  locale: Locale
  madeBy: string
}

type Say = (key: string, params?: Record<string, unknown>) => string

/** The difference of the two papers of an audit, to be signed and filed. */
export function differenceDocument(told: Told): PdfDocument {
  const { locale, madeBy, asked } = told
  const say: Say = (key, params) => translate(locale, `contracts.difference.${key}`, params)
  return {
    locale,
    title: say('pdf.title'),
    sender: shopAsSender(),
    recipient: [shop.seller.legalName],
    facts: factsOf(asked, madeBy, say),
    blocks: [plain(say('about')), ...blocksOf(told, say)],
    footer: footWith(say('pdf.foot')),
    pageLabel: (page, pages) => translate(locale, 'invoices.pdf.page', { page, pages }),
  }
}

function factsOf({ since, till, known }: AskedDifference, madeBy: string, say: Say): PdfFact[] {
  const today = CalendarDay.today().format()
  const period = since || till ? `${dayOr(since, say)} – ${dayOr(till, say)}` : say('pdf.all_days')
  return [
    { label: say('pdf.period'), value: period },
    { label: say('list.filters.known'), value: known ? written(known) : today },
    { label: say('pdf.made'), value: today },
    { label: say('pdf.made_by'), value: madeBy },
  ]
}

function blocksOf({ lines, isMore, locale }: Told, say: Say): PdfBlock[] {
  if (lines.length === 0) return [plain(say('list.none'))]
  const count = lines.length
  const shown = count.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB')
  const told = say(isMore ? 'pdf.first' : 'pdf.all', { count, shown })
  return [tableOf(lines, locale, say), small(told)]
}

const tableOf = (lines: readonly Difference[], locale: Locale, say: Say): PdfBlock => ({
  kind: 'table',
  isDense: true,
  columns: [
    { label: say('list.columns.company'), width: 30 },
    { label: say('list.columns.what'), width: 22 },
    { label: say('list.columns.side'), width: 21 },
    { label: say('pdf.period'), width: 15 },
    { label: say('list.columns.net'), width: 12, align: 'right' },
  ],
  rows: lines.map(({ company, email, bpId, what, side, reference, from, until, netCents }) => [
    { text: company ?? email ?? '', note: [bpId, company && email].filter(Boolean).join(', ') },
    { text: what, note: reference ?? '' },
    say(`sides.${side}`),
    daysOf(from, until, say),
    netCents === null ? '' : formatEuro(netCents, locale),
  ]),
})

/** One day stands once. */
const daysOf = (from: string | null, until: string | null, say: Say) =>
  from !== null && from === until ? written(from) : `${dayOr(from, say)} – ${dayOr(until, say)}`

const dayOr = (iso: string | null, say: Say) => (iso ? written(iso) : say('open'))

const written = (iso: string) => CalendarDay.parse(iso)!.format()
