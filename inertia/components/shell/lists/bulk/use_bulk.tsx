import { useText } from '~/hooks/use_text'
import { BulkBar } from './bulk_bar'
import type { BulkAction, ListBulk } from './types'
import { useBulkSteps } from './use_bulk_steps'

/** Rows of a list to be selected, and what is done with all of them: `nameOf` says "Order 10412". `ask` does it with one row, from its menu. */
export function useBulk<Row>(nameOf: (row: Row) => string, actions: readonly BulkAction<Row>[]) {
  const t = useText('shared/bulk')
  const steps = useBulkSteps<Row>()
  const bulk: ListBulk<Row> = {
    allLabel: t('all'),
    rowLabel: (row) => t('row', { name: nameOf(row) }),
    bar: (rows, keyOf, selection) => (
      <BulkBar
        {...{ rows, selection, actions, nameOf, steps }}
        keyOf={(row) => Number(keyOf(row))}
      />
    ),
  }
  return {
    bulk: actions.length > 0 ? bulk : undefined,
    actions,
    ask: (action: BulkAction<Row>, key: number) => void steps.ask(action, [key]),
  }
}
