import { FILE_COLUMNS } from '#delivery'
import { tableQuery } from '#shared/http/table_query'
import { HIDDEN_STATES } from '#orders/domain/order_state'
import { ORDER_VIEW_NAMES, ORDER_VIEWS } from '#orders/queries/count_orders_by_view'
import { adminOrderTable, type AdminOrderList } from '#orders/queries/list_admin_orders'

type Address = Record<string, unknown>

/**
 * What the address of the staff's list asks for. Nothing is ever refused: an unknown view is all
 * orders, and a state that the view does not hold is dropped. New and Locked no view holds, so that
 * asking for them finds nothing instead of everything.
 */
export function readAdminOrderList(address: Address): AdminOrderList {
  const view = ORDER_VIEW_NAMES.find((name) => name === address.view) ?? 'all'
  const { filters, ...table } = adminOrderTable.read(address)
  const held: readonly string[] = [...ORDER_VIEWS[view], ...HIDDEN_STATES]
  const state = filters.state.filter((one) => held.includes(one))
  return { ...table, view, filters: { ...filters, state } }
}

const fileTable = tableQuery({
  sortable: Object.fromEntries(FILE_COLUMNS.map((column) => [column, column])) as Record<
    (typeof FILE_COLUMNS)[number],
    string
  >,
  defaultSort: { by: 'day', direction: 'asc' },
})

/** Page and order of the files on an order's page. */
export function readFileList(address: Address) {
  const { page, orderBy, orderDirection } = fileTable.read(address)
  return { page, orderBy, orderDirection }
}
