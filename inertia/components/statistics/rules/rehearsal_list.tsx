import { MomentText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { RunStatus } from '~/components/shell/run_status'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { RULES, type RehearsalRow } from './types'

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
          cell: ({ state }) => <RunStatus state={state} />,
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
