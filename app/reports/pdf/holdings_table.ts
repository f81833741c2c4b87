import { CalendarDay } from '#shared/domain/calendar_day'
import type { CountryHolding, SecurityHoldings } from '#reports/domain/holdings'
import type { PdfBlock, PdfCell } from '#shared/pdf'
import type { Figures } from '#reports/pdf/figures'

/** So many countries stand by name; with the others as one line a security fits on its page. */
const MOST_NAMED = 22

/** The countries by what is held from there, with bars; the last line is the whole. */
export function holdingsTable(
  { countries }: SecurityHoldings,
  figures: Figures,
  comparedWith: string | null
): PdfBlock {
  const { say } = figures
  const named = countries.length > MOST_NAMED + 1 ? countries.slice(0, MOST_NAMED) : countries
  const others = countries.slice(named.length)
  const most = Math.max(countries[0]!.permille, summed(others).permille, 1)
  const since = comparedWith ? CalendarDay.parse(comparedWith)!.format() : '-'
  return {
    kind: 'table',
    isDense: true,
    columns: [
      { label: '', width: 6 },
      { label: say('country'), width: 23 },
      { label: '', width: 22 },
      { label: say('percent'), width: 10, align: 'right' },
      { label: say('shares'), width: 15, align: 'right' },
      { label: say('since', { day: since }), width: 12, align: 'right' },
      { label: say('institutions'), width: 12, align: 'right' },
    ],
    rows: [
      ...named.map((line, at) => [
        String(at + 1),
        figures.country(line.country),
        { bar: line.permille / most },
        ...cells(line, figures),
      ]),
      ...(others.length > 0 ? [othersLine(others, most, figures)] : []),
    ],
    foot: [
      '',
      say('countries', { count: countries.length }),
      '',
      ...cells({ ...summed(countries), change: null }, figures),
    ],
  }
}

type Line = Omit<CountryHolding, 'country'>

const cells = ({ permille, shares, change, institutions }: Line, figures: Figures): string[] => [
  figures.percent(permille),
  figures.whole(shares),
  change === null ? '' : figures.points(change),
  figures.whole(institutions),
]

function othersLine(others: CountryHolding[], most: number, figures: Figures): PdfCell[] {
  const sum = summed(others)
  return [
    '',
    figures.say('others', { count: others.length }),
    { bar: sum.permille / most, isHatched: true },
    ...cells(sum, figures),
  ]
}

function summed(lines: CountryHolding[]): Line {
  const sum = (of: (line: CountryHolding) => number) =>
    lines.reduce((whole, line) => whole + of(line), 0)
  return {
    permille: sum(({ permille }) => permille),
    shares: sum(({ shares }) => shares),
    institutions: sum(({ institutions }) => institutions),
    change: lines.some(({ change }) => change === null) ? null : sum(({ change }) => change!),
  }
}
