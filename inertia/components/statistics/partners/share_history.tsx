import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Share } from './types'
import { useShareText } from './use_share_text'

/** All shares that a venue had, has and will have. */
export function ShareHistory({ shares }: { shares: readonly Share[] }) {
  const t = useText('statistics/venue_revenue')
  const share = useShareText()
  const { day } = useFormat()
  return (
    <DataTable
      caption={t('shares')}
      rows={shares}
      rowKey={({ id }) => id}
      empty={<Text tone="muted">{t('no_share')}</Text>}
      columns={[
        { id: 'from', head: t('columns.from'), cell: ({ from }) => day(from) },
        { id: 'to', head: t('columns.to'), cell: ({ to }) => (to ? day(to) : t('open_end')) },
        {
          id: 'share',
          head: t('columns.share'),
          end: true,
          cell: ({ hundredths }) => share(hundredths),
        },
        { id: 'by', head: t('columns.by'), wrap: true, cell: ({ addedBy }) => addedBy },
        { id: 'at', head: t('columns.at'), cell: ({ addedAt }) => day(addedAt.slice(0, 10)) },
      ]}
    />
  )
}
