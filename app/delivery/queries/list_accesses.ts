import { rows } from '#shared/database'
import { type TableState, tableQuery } from '#shared/http/table_query'
import {
  ACCESS_OUTCOMES,
  ACCESS_WAYS,
  type AccessOutcome,
  type AccessWay,
} from '#delivery/domain/access'

/** A line of the download ledger. */
export type Access = {
  id: number
  startedAt: Date
  endedAt: Date | null
  way: AccessWay
  /** Null for everybody who came through a public link. */
  person: string | null
  /** Null where a public link's page was looked at. */
  file: string | null
  /** Null once it is forgotten. */
  address: string | null
  agent: string
  firstByte: number
  bytesAsked: number
  bytesSent: number
  outcome: AccessOutcome
}

export type AccessPage = { content: Access[]; totalCount: number; page: number; pages: number }

/** How the ledger of a delivery can be sorted and narrowed. */
export const accessTable = tableQuery({
  sortable: { startedAt: '"startedAt"', file: 'file', bytesSent: '"bytesSent"' },
  defaultSort: { by: 'startedAt', direction: 'desc' },
  filters: {
    way: { column: 'way', values: ACCESS_WAYS },
    outcome: { column: 'outcome', values: ACCESS_OUTCOMES },
  },
})

type Asked = TableState<'startedAt' | 'file' | 'bytesSent', 'way' | 'outcome'>

/** Who fetched what of a delivery, when, from where, how much and how it ended; a page at a time. */
export async function listAccesses(reference: string, asked: Asked): Promise<AccessPage> {
  const { way, outcome } = asked.filters
  const narrowed = [reference, orAll(way, ACCESS_WAYS), orAll(outcome, ACCESS_OUTCOMES)]
  const [counted] = await rows<{ lines: number }>(
    null,
    `select count(*) as lines from delivery_accesses a where ${WHICH}`,
    narrowed
  )
  const totalCount = counted!.lines
  const pages = Math.max(1, Math.ceil(totalCount / asked.limit))
  const page = Math.min(asked.page, pages)
  const content = await rows<Access>(
    null,
    `select * from (${SELECT} where ${WHICH}) as line
      order by ${accessTable.orderSql(asked)} limit ? offset ?`,
    [...narrowed, asked.limit, (page - 1) * asked.limit]
  )
  return { content, totalCount, page, pages }
}

const orAll = (chosen: readonly string[], all: readonly string[]) =>
  chosen.length > 0 ? [...chosen] : [...all]

const WHICH = `
  a.fulfilment_id = (select id from fulfilments where reference = ?)
  and a.way = any(?::text[]) and a.outcome = any(?::text[])`

const SELECT = `
  select a.id, a.started_at as "startedAt", a.ended_at as "endedAt", a.way, u.email as person,
         f.name as file, host(a.address) as address, a.agent, a.first_byte as "firstByte",
         a.bytes_asked as "bytesAsked", a.bytes_sent as "bytesSent", a.outcome
    from delivery_accesses a
    left join delivery_files f on f.id = a.file_id
    left join users u on u.id = a.user_id`
