import { DataTable, TableToolbar, useTableLook } from '@kontor/design-system/patterns/data_table'
import { ListPages } from '~/components/shell/lists/list_pages'
import { ListTools } from '~/components/shell/lists/list_tools'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { exportAddress, listAddress, orderAddress } from './list_address'
import { ListChips } from './list_chips'
import { ListEmpty } from './list_empty'
import { ListFilters } from './list_filters'
import { ListViews } from './list_views'
import type { OrderTableProps } from './types'
import { useListColumns } from './use_list_columns'

const FIRST_LOOK = { density: 'compact', hidden: [] } as const

/** Orders with their views, filters, tools and pages: of all customers, or of one. */
export function OrderTable({ orders, paging, list, counts, choices }: OrderTableProps) {
  const t = useText('orders/admin')
  const { count } = useFormat()
  const look = useTableLook('admin_orders', FIRST_LOOK)
  const columns = useListColumns(list)
  const shown = count(paging.totalCount)
  const exportCsv = list.base
    ? undefined
    : {
        href: exportAddress(list),
        label: t(paging.isMore ? 'export.all' : 'export.csv', {
          shown,
          count: paging.totalCount,
        }),
      }
  return (
    <DataTable
      caption={t('list.caption')}
      density={look.density}
      narrow="scroll"
      columns={look.applyTo(columns)}
      rows={orders}
      rowKey={({ number }) => number}
      rowHref={({ number }) => orderAddress(number, list.base)}
      toolbar={
        <TableToolbar
          views={<ListViews list={list} counts={counts} />}
          filters={<ListFilters list={list} choices={choices} />}
          applied={
            <ListChips
              list={list}
              paging={paging}
              end={<ListTools look={look} columns={columns} exportCsv={exportCsv} />}
            />
          }
        />
      }
      empty={<ListEmpty list={list} isShopEmpty={counts.all === 0} />}
      pages={
        <ListPages limit={list.limit} paging={paging} hrefOf={(page) => listAddress(list, page)} />
      }
    />
  )
}
