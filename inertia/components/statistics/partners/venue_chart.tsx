import { router } from '@inertiajs/react'
import { RankedBars } from '@kontor/design-system/chart'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { DATA_PARTNERS, type Partner } from './types'

/** What each venue brought: the part that is owed, and what stays; a bar leads to its month. */
export function VenueChart({ partners, month }: { partners: readonly Partner[]; month: string }) {
  const t = useText('statistics/venue_revenue')
  const { money } = useFormat()
  const [first, ...others] = partners
    .filter(({ netCents, owedCents }) => netCents > 0 && owedCents >= 0)
    .sort((one, other) => other.netCents - one.netCents)
  if (!first) return <Text tone="muted">{t('nobody')}</Text>
  return (
    <RankedBars
      label={t('chart')}
      summary={t('summary', { name: first.name, value: money(first.netCents) })}
      format={money}
      series={[
        { id: 'owed', label: t('columns.owed') },
        { id: 'kept', label: t('kept') },
      ]}
      points={[first, ...others].map(({ id, name, netCents, owedCents }) => ({
        ...{ id, label: name, values: [owedCents, netCents - owedCents] },
      }))}
      table={{ toggle: t('table'), point: t('columns.venue'), total: t('columns.net') }}
      leads={{
        hrefOf: ({ id }) => `${DATA_PARTNERS}/${id}?month=${month}`,
        open: (href) => router.visit(href),
        hint: t('leads'),
      }}
    />
  )
}
