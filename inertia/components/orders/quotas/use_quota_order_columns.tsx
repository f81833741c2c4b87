import { MomentText } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { QuotaOrder, QuotaOrderSort } from './types'

/** Columns of a quota's orders: also what of each still counts against the quota. */
export function useQuotaOrderColumns(): ListColumn<QuotaOrder, QuotaOrderSort>[] {
  const t = useText('orders/quotas')
  const orders = useText('orders/order')
  const { money } = useFormat()
  return [
    {
      id: 'number',
      head: t('orders.number'),
      sort: 'number',
      cell: ({ number }) => number,
    },
    {
      id: 'customer',
      head: t('orders.customer'),
      sort: 'customer',
      cell: ({ company, email }) => (
        <span className="grid">
          <span>{company}</span>
          <Text as="span" role="ui-s" tone="subtle">
            {email}
          </Text>
        </span>
      ),
    },
    {
      id: 'created',
      head: t('orders.created'),
      sort: 'created',
      cell: ({ createdAt }) => <MomentText value={createdAt} />,
    },
    {
      id: 'updated',
      head: t('orders.updated'),
      sort: 'updated',
      cell: ({ updatedAt }) => <MomentText value={updatedAt} />,
    },
    { id: 'type', head: t('orders.type'), cell: ({ type }) => orders(`types.${type}`) },
    {
      id: 'state',
      head: t('orders.state'),
      lead: true,
      sort: 'state',
      cell: ({ state }) => <StatusBadge status={state} label={orders(`states.${state}`)} />,
    },
    {
      id: 'net',
      head: t('orders.net'),
      end: true,
      sort: 'net',
      cell: ({ netCents }) => money(netCents),
    },
    {
      id: 'counted',
      head: t('orders.counted'),
      end: true,
      cell: ({ countedCents, entryState }) => (
        <span className="grid">
          <span>{money(countedCents)}</span>
          <Text as="span" role="ui-s" tone="subtle">
            {t(`orders.entry_${entryState}`)}
          </Text>
        </span>
      ),
    },
  ]
}
