import { csvOf } from '#shared/csv'
import { countryName } from '#shared/countries/country_name'
import { translate } from '#shared/i18n'
import type { ReportContent } from '#reports/domain/report_content'
import { sheetColumns, sheetRows } from '#reports/domain/sheet'

/** Every line of a report as CSV; names stand in English, as programs read it. */
export function reportCsv(content: ReportContent) {
  const heads = sheetColumns((key) => translate('en', `reports.sheet.${key}`))
  return csvOf({
    columns: heads.map((header, at) => ({ header, value: (row: SheetRow) => row[at] })),
    rows: sheetRows(content, (code) => countryName(code, 'en')),
    separator: ';',
  })
}

type SheetRow = ReturnType<typeof sheetRows>[number]
