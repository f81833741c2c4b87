import { MomentText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { RULES, type RehearsalRow, type RehearsalState } from './types'

const LOOKS: Record<RehearsalState, string> = {
  Waiting: 'registered',
  Running: 'processing',
  Done: 'completed',
  Stopped: 'archived',
  Failed: 'failed',
}

export function RehearsalStatus({ state }: { state: RehearsalState }) {
  const t = useText('statistics/rules')
  return <StatusBadge status={LOOKS[state]} label={t(`states.${state}`)} />
}

/** What was rehearsed, the newest first. */
export function RehearsalList({ rehearsals }: { rehearsals: readonly RehearsalRow[] }) {
  const t = useText('statistics/rules')
  const { day } = useFormat()
  return (
    <DataTable
      caption={t('rehearsals')}
      rows={rehearsals}
      rowKey={({ id }) => id}
      empty={<Text tone="muted">{t('none')}</Text>}
      columns={[
        {
          id: 'name',
          head: t('columns.name'),
          wrap: true,
          cell: ({ id, name }) => <Link href={`${RULES}/${id}`}>{name}</Link>,
        },
        {
          id: 'state',
          head: t('columns.state'),
          lead: true,
          cell: ({ state }) => <RehearsalStatus state={state} />,
        },
        { id: 'changes', head: t('columns.changes'), end: true, cell: ({ changes }) => changes },
        { id: 'from', head: t('columns.from'), cell: ({ fromDay }) => day(fromDay) },
        {
          id: 'asked',
          head: t('columns.asked'),
          cell: ({ askedAt, askedBy }) => (
            <>
              <MomentText value={askedAt} />, {askedBy}
            </>
          ),
        },
        {
          id: 'published',
          head: t('columns.published'),
          cell: ({ publishedFrom }) =>
            publishedFrom ? t('since', { day: day(publishedFrom) }) : '–',
        },
      ]}
    />
  )
}
