import { useSelection } from '~/components/shell/lists/keys/use_selection'
import { rowKey, type Desk } from './types'
import { inOrder } from './use_current_row'

/** The rows that somebody may act on, and which of them are taken up. */
export function useDeskSelection({ sections, acts }: Desk) {
  const rows = inOrder(sections).filter(({ kind }) => acts.includes(kind))
  return { rows, selection: useSelection(rows.map(rowKey)) }
}
