import { formatDay } from '@kontor/design-system/date_text'
import { AdminHead } from '~/components/shell/admin_head'
import { useFilterWords } from '~/components/orders/admin/use_filter_words'
import { QuotaMeter, type ShownQuota } from '~/components/orders/quotas/quota_meter'
import type { QuotaOrder, QuotaOrderSort } from '~/components/orders/quotas/types'
import { useQuotaOrderColumns } from '~/components/orders/quotas/use_quota_order_columns'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import type { ShownList } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<QuotaOrderSort, 'state' | 'type'> & { quota: ShownQuota; orders: QuotaOrder[] }
>

/** The orders of one quota, with how much of it is left. */
export default function QuotaOrders({ quota, orders, ...shown }: Props) {
  const t = useText('orders/quotas')
  const fields = useText('shared/fields')
  const period = { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) }
  return (
    <div className="pb-16">
      <AdminHead
        title={t('orders.title', period)}
        crumbs={[
          { label: t('title'), href: ADDRESSES.quotas },
          { label: quota.comment ?? fields('from_to', period) },
        ]}
      />
      <QuotaMeter quota={quota} />
      <ListTable
        shown={shown}
        words={useListWords('orders/quotas', 'orders', useFilterWords())}
        tools={{ name: 'quota_orders' }}
        rows={orders}
        rowKey={({ number }) => number}
        rowHref={({ number }) => `${ADDRESSES.adminOrders}/${number}`}
        columns={useQuotaOrderColumns()}
      />
    </div>
  )
}
