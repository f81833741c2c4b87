import { DataTable } from '@kontor/design-system/patterns/data_table'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Left } from './types'

interface LeftTableProps<Reason extends string> {
  left: readonly Left<Reason>[]
  say: (reason: Reason) => string
}

/** Files that were left out, by why they were; nothing where there are none. */
export function LeftTable<Reason extends string>({ left, say }: LeftTableProps<Reason>) {
  const t = useText('catalogue/discover')
  const { count } = useFormat()
  if (left.length === 0) return null
  return (
    <PageSection title={t('left_out.title')}>
      <DataTable
        caption={t('left_out.title')}
        rows={left}
        rowKey={({ reason }) => reason}
        columns={[
          {
            id: 'reason',
            head: t('left_out.reason'),
            lead: true,
            wrap: true,
            cell: ({ reason }) => say(reason),
          },
          { id: 'count', head: t('left_out.count'), end: true, cell: (one) => count(one.count) },
          { id: 'example', head: t('left_out.example'), wrap: true, cell: (one) => one.example },
        ]}
      />
    </PageSection>
  )
}
