import { MomentText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { RunStatus } from '~/components/shell/run_status'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { DISCOVERIES, type Discovery } from './types'

/** Folders that were looked through, the newest first. */
export function DiscoveryList({ discoveries }: { discoveries: readonly Discovery[] }) {
  const t = useText('catalogue/discover')
  const { count } = useFormat()
  return (
    <DataTable
      caption={t('list.title')}
      rows={discoveries}
      rowKey={({ id }) => id}
      empty={<Text tone="muted">{t('list.none')}</Text>}
      columns={[
        {
          id: 'prefix',
          head: t('list.prefix'),
          lead: true,
          wrap: true,
          cell: ({ id, asked }) => <Link href={`${DISCOVERIES}/${id}`}>{asked.prefix}</Link>,
        },
        { id: 'state', head: t('list.state'), cell: ({ state }) => <RunStatus state={state} /> },
        {
          id: 'files',
          head: t('list.files'),
          end: true,
          cell: ({ report }) => (report ? count(report.files) : '–'),
        },
        {
          id: 'found',
          head: t('list.found'),
          end: true,
          cell: ({ report }) => (report ? count(report.found) : '–'),
        },
        {
          id: 'asked',
          head: t('list.asked'),
          cell: ({ askedAt, askedBy }) => (
            <>
              <MomentText value={askedAt} />, {askedBy}
            </>
          ),
        },
      ]}
    />
  )
}
