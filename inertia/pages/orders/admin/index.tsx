import { DataTable, TableToolbar, useTableLook } from '@kontor/design-system/patterns/data_table'
import { PaymentsNote } from '~/components/basket/payment/payments_note'
import { AdminHead } from '~/components/orders/admin/admin_head'
import { orderAddress } from '~/components/orders/admin/list_address'
import { ListChips } from '~/components/orders/admin/list_chips'
import { ListEmpty } from '~/components/orders/admin/list_empty'
import { ListFilters } from '~/components/orders/admin/list_filters'
import { ListPages } from '~/components/orders/admin/list_pages'
import { ListViews } from '~/components/orders/admin/list_views'
import type { FilterName, OrderList, OrderRow, Paging, View } from '~/components/orders/admin/types'
import { useListColumns } from '~/components/orders/admin/use_list_columns'
import { ListTools } from '~/components/shell/list_tools'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  orders: OrderRow[]
  paging: Paging
  list: OrderList
  counts: Record<View, number>
  paymentsToDecide: number
  choices: Record<FilterName, string[]>
}>

const FIRST_LOOK = { density: 'compact', hidden: [] } as const

export default function Orders(props: Props) {
  const { orders, paging, list, counts, choices, paymentsToDecide } = props
  const t = useText('orders_admin')
  const look = useTableLook('admin_orders', FIRST_LOOK)
  const columns = useListColumns(list)
  const tools = <ListTools look={look} columns={columns} />
  return (
    <>
      <AdminHead title={t('title')} />
      <PaymentsNote count={paymentsToDecide} />
      <DataTable
        caption={t('list.caption')}
        density={look.density}
        narrow="scroll"
        columns={look.applyTo(columns)}
        rows={orders}
        rowKey={({ number }) => number}
        rowHref={({ number }) => orderAddress(number)}
        toolbar={
          <TableToolbar
            views={<ListViews list={list} counts={counts} />}
            filters={<ListFilters list={list} choices={choices} />}
            applied={<ListChips list={list} totalCount={paging.totalCount} end={tools} />}
          />
        }
        empty={<ListEmpty list={list} isShopEmpty={counts.all === 0} />}
        pages={<ListPages list={list} paging={paging} />}
      />
    </>
  )
}
