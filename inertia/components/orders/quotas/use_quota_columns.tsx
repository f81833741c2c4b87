import { formatDay } from '@kontor/design-system/date_text'
import { Meter } from '@kontor/design-system/meter'
import { VisuallyHidden } from '@kontor/design-system/visually_hidden'
import { Text } from '@kontor/design-system/text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Quota, QuotaSort } from './types'

/** Columns of the quotas; the first leads to the orders. */
export function useQuotaColumns(): ListColumn<Quota, QuotaSort>[] {
  const t = useText('orders/quotas')
  const { money, count } = useFormat()
  return [
    {
      id: 'from',
      head: t('list.from'),
      sort: 'from',
      cell: ({ dateFrom }) => formatDay(dateFrom),
    },
    { id: 'to', head: t('list.to'), sort: 'to', cell: ({ dateTo }) => formatDay(dateTo) },
    {
      id: 'comment',
      head: t('list.comment'),
      sort: 'comment',
      cell: ({ comment }) => comment ?? '',
    },
    {
      id: 'total',
      head: t('list.total'),
      end: true,
      sort: 'total',
      cell: ({ totalCents }) => money(totalCents),
    },
    {
      id: 'used',
      head: t('list.used'),
      end: true,
      sort: 'used',
      cell: ({ usedCents }) => money(usedCents),
    },
    {
      id: 'remaining',
      head: t('list.remaining'),
      end: true,
      sort: 'remaining',
      cell: ({ remainingCents }) => money(remainingCents),
    },
    { id: 'usage', head: t('list.usage'), cell: (quota) => <Usage quota={quota} /> },
    { id: 'orders', head: t('list.orders'), end: true, cell: ({ orders }) => count(orders) },
  ]
}

/** How much is used; hatched what waits for its order to be confirmed. */
function Usage({ quota }: { quota: Quota }) {
  const t = useText('orders/quotas')
  const { money, count } = useFormat()
  const { usedCents, totalCents, reservedCents } = quota
  const share = count(Math.round((usedCents / totalCents) * 100))
  const period = { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) }
  return (
    <div className="w-32">
      <Meter
        label={<VisuallyHidden>{t('list.meter', period)}</VisuallyHidden>}
        value={usedCents - reservedCents}
        reserved={reservedCents}
        max={totalCents}
        valueText={t('list.meter_text', { share })}
      />
      {reservedCents > 0 && (
        <Text role="caption" tone="subtle">
          {t('list.reserved', { reserved: money(reservedCents) })}
        </Text>
      )}
    </div>
  )
}
