import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { BulkOutcome } from './types'

interface BecomingRowsProps<Row> {
  rows: readonly Row[]
  outcome: BulkOutcome
  nameOf: (row: Row) => string
  nameAt: (key: number) => string
  text: string
}

/** Rows that something is done with: by their names, or each with what becomes of it. */
export function BecomingRows<Row>(props: BecomingRowsProps<Row>) {
  const { rows, outcome, nameOf, nameAt, text } = props
  const t = useText('shared/bulk')
  return (
    <div className="grid gap-1">
      <Text tone="muted">{text}</Text>
      {outcome.becomes ? (
        <ul>
          {outcome.becomes.map(({ key, what }) => (
            <li key={key}>
              <Text role="ui">{t('of_row', { name: nameAt(key), text: what })}</Text>
            </li>
          ))}
        </ul>
      ) : (
        <Text role="ui">{rows.map(nameOf).join(', ')}</Text>
      )}
    </div>
  )
}
