import { formatDay } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { JudgedEntry, Lookup } from '../types'
import { TypedCode } from './typed_code'
import { Verdict } from './verdict'

interface JudgedListProps {
  lookup: Lookup
  onText: (text: string) => void
  onDay: (day: string) => void
}

type Row = JudgedEntry & { at: number }

/** Each entry as it was read, what would be had of it, and the one press that mends it. */
export function JudgedList({ lookup, onText, onDay }: JudgedListProps) {
  const t = useText('reports/request')
  const { money } = useFormat()
  const { entries, day, unitCents } = lookup
  const rows = entries.map((entry, at) => ({ ...entry, at }))
  const priceOf = ({ verdict, sameAs }: Row) => {
    if (verdict === 'available' && unitCents !== null) return money(unitCents)
    if (verdict === 'merged') return t('judged.same', { line: String(sameAs! + 1) })
    return t('judged.not_charged')
  }
  return (
    <DataTable
      caption={t('judged.caption')}
      rows={rows}
      rowKey={({ at }) => at}
      columns={[
        {
          id: 'typed',
          head: t('judged.typed'),
          cell: (row: Row) => <TypedCode {...row} />,
        },
        {
          id: 'read',
          head: t('judged.read', { day: formatDay(day) }),
          wrap: true,
          cell: (row: Row) => <ReadAs row={row} />,
        },
        {
          id: 'verdict',
          head: t('judged.verdict'),
          wrap: true,
          cell: (row: Row) => <Verdict {...{ row, lookup, onText, onDay }} />,
        },
        { id: 'price', head: t('judged.price'), end: true, cell: priceOf },
      ]}
    />
  )
}

function ReadAs({ row }: { row: Row }) {
  const t = useText('reports/request')
  return (
    <span className="grid">
      <Text as="span" role="ui" tone={row.verdict === 'available' ? 'ink' : 'muted'}>
        {row.name ?? row.code}
      </Text>
      {row.name && (
        <Text as="span" role="mono-s" tone="subtle">
          {row.isin}
          {row.code !== row.isin && `, ${t('judged.code', { code: row.code })}`}
        </Text>
      )}
    </span>
  )
}
