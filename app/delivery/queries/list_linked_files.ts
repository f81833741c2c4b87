import { rows } from '#shared/database'
import { type TableState, tableQuery } from '#shared/http/table_query'

export type LinkedFile = { id: number; name: string; day: string; bytes: number; sha256: string }
export type LinkedFiles = {
  content: LinkedFile[]
  totalCount: number
  page: number
  pages: number
}

/** How the files of a public link can be sorted. */
export const linkedFileTable = tableQuery({
  sortable: { day: 'day', name: 'name', bytes: 'bytes' },
  defaultSort: { by: 'day', direction: 'asc' },
  tieBreaker: 'part, id',
})

type Asked = TableState<'day' | 'name' | 'bytes', never>

/** The files that a public link opens, a page at a time; a page behind the last one is the last one. */
export async function listLinkedFiles(fulfilmentId: number, asked: Asked): Promise<LinkedFiles> {
  const [counted] = await rows<{ files: number }>(
    null,
    `select count(*) as files from delivery_files
      where fulfilment_id = ? and state <> 'Preparing'`,
    [fulfilmentId]
  )
  const totalCount = counted!.files
  const pages = Math.max(1, Math.ceil(totalCount / asked.limit))
  const page = Math.min(asked.page, pages)
  const content = await rows<LinkedFile>(
    null,
    `select id, name, day, bytes, sha256 from delivery_files
      where fulfilment_id = ? and state <> 'Preparing'
      order by ${orderOf(asked)} limit ? offset ?`,
    [fulfilmentId, asked.limit, (page - 1) * asked.limit]
  )
  return { content, totalCount, page, pages }
}

/** Equal rows follow in the order of their parts, which a table's own order does not name twice. */
const orderOf = ({ orderBy, orderDirection }: Asked) =>
  `${orderBy} ${orderDirection === 'desc' ? 'desc' : 'asc'}, day, part, id`
