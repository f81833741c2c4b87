import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { orderAddress } from './order_address'
import { OFFERED_FILTERS, type OrderTableProps } from './types'
import { useOrderBulk } from './use_order_bulk'
import { useFilterWords } from './use_filter_words'
import { OrderRowMenu } from './order_row_menu'
import { useListColumns } from './use_list_columns'

/** Orders with their views, filters, tools and pages: of all customers, or of one. */
export function OrderTable({ orders, base, ...shown }: OrderTableProps & { base?: string }) {
  const { bulk, actions, ask } = useOrderBulk()
  const isOfOne = shown.list.filters.customer.length === 1
  const filterWords = useFilterWords(isOfOne ? orders[0]?.email : undefined)
  return (
    <ListTable
      shown={shown}
      words={useListWords('orders/admin', 'list', filterWords)}
      filters={OFFERED_FILTERS}
      tools={{ name: 'admin_orders', hasNoExport: Boolean(base) }}
      rows={orders}
      rowKey={({ number }) => number}
      rowHref={({ number }) => orderAddress(number, base)}
      columns={useListColumns()}
      bulk={bulk}
      rowActions={({ number }) => (
        <OrderRowMenu number={number} base={base} actions={actions} onAsk={ask} />
      )}
    />
  )
}
