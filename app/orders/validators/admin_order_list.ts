import { FILE_COLUMNS } from '#delivery'
import { tableQuery } from '#shared/http/table_query'
import { ORDER_VIEW_NAMES, ORDER_VIEWS } from '#orders/queries/count_orders_by_view'
import { adminOrderTable, type AdminOrderList } from '#orders/queries/list_admin_orders'

type Address = Record<string, unknown>

/**
 * What the address of the staff's list asks for. Nothing is ever refused: an unknown view is all
 * orders, and a state that the view does not hold is dropped.
 */
export function readAdminOrderList(address: Address): AdminOrderList {
  const view = ORDER_VIEW_NAMES.find((name) => name === address.view) ?? 'all'
  const { filters, ...table } = adminOrderTable.read(address)
  const held: readonly string[] = ORDER_VIEWS[view]
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
