import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Report } from './types'
import { useBothColumns } from './use_both_columns'
import { useRuleWords } from './use_rule_words'

type Month = Report['months'][number]

export function MonthTable({ months }: { months: Month[] }) {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  const { both } = useRuleWords()
  const columns = useBothColumns<Month>(({ net }) => net)
  return (
    <DataTable
      caption={t('by_month')}
      narrow="scroll"
      density="compact"
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', head: t('columns.month'), cell: ({ month }) => month.replace('-', '/') },
        {
          id: 'orders',
          head: t('columns.orders'),
          end: true,
          cell: ({ orders }) => count(orders),
        },
        ...columns,
        { id: 'fee', head: t('columns.fee'), end: true, cell: ({ fee }) => both(fee) },
        { id: 'vat', head: t('columns.vat'), end: true, cell: ({ vat }) => both(vat) },
      ]}
    />
  )
}
