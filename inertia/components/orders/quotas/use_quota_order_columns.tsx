import { MomentText } from '@kontor/design-system/date_text'
import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { listSort } from '~/components/shell/lists/list_address'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { QuotaOrder, QuotaOrderList } from './types'

/** Columns of a quota's orders: also what of each still counts against the quota. */
export function useQuotaOrderColumns(
  list: QuotaOrderList,
  address: (list: QuotaOrderList) => string
): TableColumn<QuotaOrder>[] {
  const t = useText('orders/quotas')
  const orders = useText('orders/order')
  const { money } = useFormat()
  const sort = (by: QuotaOrderList['orderBy']) => listSort(list, { by, at: address })
  return [
    {
      id: 'number',
      head: t('orders.number'),
      sort: sort('number'),
      cell: ({ number }) => number,
    },
    {
      id: 'customer',
      head: t('orders.customer'),
      sort: sort('customer'),
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
      sort: sort('created'),
      cell: ({ createdAt }) => <MomentText value={createdAt} />,
    },
    {
      id: 'updated',
      head: t('orders.updated'),
      sort: sort('updated'),
      cell: ({ updatedAt }) => <MomentText value={updatedAt} />,
    },
    { id: 'type', head: t('orders.type'), cell: ({ type }) => orders(`types.${type}`) },
    {
      id: 'state',
      head: t('orders.state'),
      lead: true,
      sort: sort('state'),
      cell: ({ state }) => <StatusBadge status={state} label={orders(`states.${state}`)} />,
    },
    {
      id: 'net',
      head: t('orders.net'),
      end: true,
      sort: sort('net'),
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
