import { FILE_COLUMNS } from '#delivery'
import { tableQuery } from '#shared/http/table_query'

type Address = Record<string, unknown>

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
