import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Both } from './types'
import { useRuleWords } from './use_rule_words'

export function useBothColumns<Row>(of: (row: Row) => Both): TableColumn<Row>[] {
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const { more } = useRuleWords()
  return [
    { id: 'before', head: t('today'), end: true, cell: (row) => money(of(row)[0]) },
    { id: 'after', head: t('draft'), end: true, cell: (row) => money(of(row)[1]) },
    { id: 'more', head: t('columns.more'), end: true, cell: (row) => more(of(row)) },
  ]
}
