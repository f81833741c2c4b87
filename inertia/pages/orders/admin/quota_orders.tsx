import { router } from '@inertiajs/react'
import { EmptyState } from '@kontor/design-system/empty_state'
import { formatDay } from '@kontor/design-system/date_text'
import { DataTable, TableToolbar, useTableLook } from '@kontor/design-system/patterns/data_table'
import { AdminHead } from '~/components/orders/admin/admin_head'
import type { Paging } from '~/components/orders/admin/types'
import { QuotaOrderFilters } from '~/components/orders/quotas/quota_order_filters'
import { QUOTAS, tableAddress } from '~/components/orders/quotas/quota_address'
import { QuotaMeter, type ShownQuota } from '~/components/orders/quotas/quota_meter'
import type { QuotaOrder, QuotaOrderList } from '~/components/orders/quotas/types'
import { useQuotaOrderColumns } from '~/components/orders/quotas/use_quota_order_columns'
import { ListPages } from '~/components/shell/lists/list_pages'
import { ListTools } from '~/components/shell/lists/list_tools'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  quota: ShownQuota
  orders: QuotaOrder[]
  paging: Paging
  list: QuotaOrderList
  choices: { state: string[]; type: string[] }
}>

/** The orders of one quota, with how much of it is left. */
export default function QuotaOrders({ quota, orders, paging, list, choices }: Props) {
  const t = useText('orders/quotas')
  const look = useTableLook('quota_orders', { density: 'compact', hidden: [] })
  const path = `${QUOTAS}/${quota.id}/orders`
  const address = (wish: QuotaOrderList, page = 1) => tableAddress(path, wish, 'created', page)
  const columns = useQuotaOrderColumns(list, address)
  const period = { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) }
  const isNarrowed = [list.search, ...list.filters.state, ...list.filters.type].some(Boolean)
  return (
    <div className="pb-16">
      <AdminHead
        title={t('orders.title', period)}
        crumbs={[
          { label: t('title'), href: QUOTAS },
          { label: quota.comment ?? `${period.from} – ${period.to}` },
        ]}
      />
      <QuotaMeter quota={quota} />
      <DataTable
        caption={t('orders.caption')}
        density={look.density}
        narrow="scroll"
        rows={orders}
        rowKey={({ number }) => number}
        rowHref={({ number }) => `/admin/manage-orders/${number}`}
        columns={look.applyTo(columns)}
        toolbar={
          <TableToolbar
            filters={
              <QuotaOrderFilters
                list={list}
                choices={choices}
                onChange={(wish) => router.visit(address(wish), { preserveState: true })}
              />
            }
            applied={
              <ListTools
                look={look}
                columns={columns}
                exportCsv={{
                  href: tableAddress(`${path}/export`, list, 'created'),
                  label: t('orders.export'),
                }}
              />
            }
          />
        }
        empty={<EmptyState title={t(isNarrowed ? 'orders.none_found' : 'orders.none')} />}
        pages={
          <ListPages limit={list.limit} paging={paging} hrefOf={(page) => address(list, page)} />
        }
      />
    </div>
  )
}
