import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { JudgedEntry, Lookup } from '../types'
import { entriesText } from './entries_text'

interface JudgedListProps {
  lookup: Lookup
  onText: (text: string) => void
  onDay: (day: string) => void
}

type Row = JudgedEntry & { at: number }

const LOOKS: Record<JudgedEntry['verdict'], string> = {
  available: 'Available',
  not_held: 'Missing',
  unknown: 'Missing',
  merged: 'Non-active',
  check_digit: 'Failed',
  malformed: 'Failed',
  common_code_needed: 'Failed',
}

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
          cell: ({ typed }: Row) => (
            <Text as="span" role="mono-s">
              {typed}
            </Text>
          ),
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
          cell: (row: Row) => (
            <span className="grid justify-items-start gap-1">
              <StatusBadge
                status={LOOKS[row.verdict]}
                label={t(`judged.${row.verdict}`, { day: formatDay(day) })}
              />
              <Mending row={row} entries={entries} onText={onText} onDay={onDay} />
            </span>
          ),
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

type MendingProps = { row: Row; entries: readonly JudgedEntry[] } & Omit<JudgedListProps, 'lookup'>

function Mending({ row, entries, onText, onDay }: MendingProps) {
  const t = useText('reports/request')
  const put = (code: string | null) =>
    onText(entriesText(entries, (entry, at) => (at === row.at ? code : entry.typed)))
  return (
    <>
      {row.verdict === 'common_code_needed' && (
        <Text as="span" role="ui-s" tone="muted">
          {t('judged.us')}
        </Text>
      )}
      <span className="flex flex-wrap gap-2">
        {row.suggestion && (
          <Button onPress={() => put(row.suggestion)}>
            {t('judged.use', { code: row.suggestion })}
          </Button>
        )}
        {row.nearestDay && (
          <Button onPress={() => onDay(row.nearestDay!)}>
            {t('judged.nearest', { day: formatDay(row.nearestDay) })}
          </Button>
        )}
        {row.verdict !== 'available' && (
          <Button onPress={() => put(null)} aria-label={t('judged.remove', { code: row.typed })}>
            {t('judged.remove_word')}
          </Button>
        )}
      </span>
    </>
  )
}
