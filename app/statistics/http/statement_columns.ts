import type { CsvColumn } from '#shared/csv'
import { translate, type Locale } from '#shared/i18n'
import type { StatementLine } from '#statistics/domain/venue_statement'

export function statementColumns(locale: Locale): CsvColumn<StatementLine>[] {
  const column = (key: string, value: CsvColumn<StatementLine>['value']) => ({
    header: translate(locale, `statistics.venue_revenue.export.${key}`),
    value,
  })
  return [
    column('code', ({ productCode }) => productCode),
    column('product', ({ productName }) => productName),
    column('sold', ({ soldCents }) => soldCents / 100),
    column('credited', ({ creditedCents }) => creditedCents / 100),
    column('net', ({ netCents }) => netCents / 100),
    column('share', ({ hundredths }) => (hundredths === null ? null : hundredths / 100)),
    column('owed', ({ owedCents }) => owedCents / 100),
  ]
}
