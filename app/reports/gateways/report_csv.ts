import { csvOf } from '#shared/csv'
import { countryName } from '#shared/countries/country_name'
import { translate } from '#shared/i18n'
import type { ReportContent } from '#reports/domain/report_content'
import { sheetColumns, sheetRows } from '#reports/domain/sheet'

/** Every line of a report as CSV, heads and names in the reader's language; figures as programs read them. */
export function reportCsv(content: ReportContent) {
  const { locale } = content
  const heads = sheetColumns((key) => translate(locale, `reports.sheet.${key}`))
  return csvOf({
    columns: heads.map((header, at) => ({ header, value: (row: SheetRow) => row[at] })),
    rows: sheetRows(content, (code) => countryName(code, locale)),
    separator: ';',
  })
}

type SheetRow = ReturnType<typeof sheetRows>[number]
