import type { ReportContent } from '#reports/domain/report_content'

type SheetCell = string | number | null

/** Columns of the tables for programs and spreadsheets, as keys of their heads. */
const COLUMNS = [
  ...['isin', 'common_code', 'name', 'day', 'rank', 'country', 'country_name', 'shares'],
  ...['percent', 'change', 'institutions', 'total', 'issued', 'close'],
]

export const sheetColumns = (say: (key: string) => string): string[] => COLUMNS.map(say)

/** A line for each country of each security; what was not held has one line without figures. */
export function sheetRows(
  { securities, day, missing }: ReportContent,
  nameOf: (country: string) => string
): SheetCell[][] {
  const held = securities.flatMap((one) =>
    one.countries.map(({ country, shares, institutions, permille, change }, at) => [
      ...[one.isin, one.commonCode, one.name, day, at + 1, country, nameOf(country), shares],
      ...[permille / 10, change === null ? null : change / 10, institutions, one.total],
      ...[one.issued, one.closeCents / 100],
    ])
  )
  const absent = missing.map((entry) => [entry, null, null, day, ...Array(10).fill(null)])
  return [...held, ...absent]
}
