import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import type { BulkOutcome } from './types'

interface RefusedRowsProps {
  refused: BulkOutcome['refused']
  nameAt: (key: number) => string
}

/** Rows that nothing is done with, each with its reason. */
export function RefusedRows({ refused, nameAt }: RefusedRowsProps) {
  const t = useText('shared/bulk')
  if (refused.length === 0) return null
  return (
    <Note tone="brass" title={t('refused', { count: refused.length })}>
      <ul>
        {refused.map(({ key, why }) => (
          <li key={key}>{t('of_row', { name: nameAt(key), text: why })}</li>
        ))}
      </ul>
    </Note>
  )
}
