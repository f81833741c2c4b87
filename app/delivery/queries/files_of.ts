import { rows } from '#shared/database'
import type { FileState } from '#delivery/domain/file_state'

export type DeliveryFile = {
  id: number
  itemRef: string
  name: string
  day: string
  part: number
  version: number
  condition: string
  /** Null until the file was found and measured. */
  bytes: number | null
  sha256: string | null
  /** Rows of a table; null where that is not known. */
  rows: number | null
  state: FileState
  usedAt: Date | null
  /** The open claim, and until when it lasts. */
  claimId: string | null
  claimEndsAt: Date | null
}

/** Columns by which files can be sorted; the first one is the default. */
export const FILE_COLUMNS = ['day', 'name', 'bytes', 'state', 'usedAt'] as const
export const FILE_VIEWS = ['ready', 'in_work', 'used'] as const

export type FilesQuery = {
  page?: number
  limit?: number
  orderBy?: (typeof FILE_COLUMNS)[number]
  orderDirection?: 'asc' | 'desc'
  /** Only the files of one item. */
  itemRef?: string
  view?: (typeof FILE_VIEWS)[number]
  /** Only files with this in their name. */
  search?: string
}

export type FilesPage = {
  content: DeliveryFile[]
  totalCount: number
  page: number
  pages: number
}

const VIEWS: Record<(typeof FILE_VIEWS)[number], FileState[]> = {
  ready: ['Available', 'Claimed'],
  in_work: ['Preparing'],
  used: ['Used'],
}

/** The files of a reference, a page at a time; a page behind the last one is the last one. */
export async function filesOf(reference: string, query: FilesQuery = {}): Promise<FilesPage> {
  const limit = query.limit ?? 10
  const totalCount = await countFiles(reference, query)
  const pages = Math.max(1, Math.ceil(totalCount / limit))
  const page = Math.min(Math.max(1, query.page ?? 1), pages)
  const content = await rows<DeliveryFile>(
    null,
    `select * from (${FILES}) as file order by ${orderOf(query)} limit ? offset ?`,
    [...filters(reference, query), limit, (page - 1) * limit]
  )
  return { content, totalCount, page, pages }
}

/** A claim whose time is over counts as settled here, whether or not the sweep came by already. */
const FILES = `
  select f.id, t.item_ref as "itemRef", f.name, f.day, f.part, f.version, f.condition, f.bytes,
         f.sha256, f.row_count as rows,
         case when f.state <> 'Claimed' or c.ends_at > now() then f.state
              when c.bytes_served > 0 then 'Used' else 'Available' end as state,
         case when f.state = 'Used' then f.used_at
              when c.ends_at <= now() and c.bytes_served > 0
                then coalesce(c.last_served_at, c.ends_at) end as "usedAt",
         case when c.ends_at > now() then c.id end as "claimId",
         case when c.ends_at > now() then c.ends_at end as "claimEndsAt"
    from delivery_files f
    join delivery_tasks t on t.id = f.task_id
    left join delivery_claims c on c.file_id = f.id and c.ended_at is null
   where f.fulfilment_id = (select id from fulfilments where reference = ?)
     and t.item_ref = coalesce(?::text, t.item_ref)
     and f.state = any(coalesce(?::text[], '{Preparing,Available,Claimed,Used}'))
     and f.name ilike ?`

const filters = (reference: string, { itemRef, view, search = '' }: FilesQuery) => [
  reference,
  itemRef ?? null,
  view ? VIEWS[view] : null,
  `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
]

async function countFiles(reference: string, query: FilesQuery): Promise<number> {
  const [counted] = await rows<{ files: number }>(
    null,
    `select count(*) as files from (${FILES}) as file`,
    filters(reference, query)
  )
  return counted!.files
}

/** The columns are a closed list; day, part and id settle ties, so that pages never overlap. */
function orderOf({ orderBy = 'day', orderDirection = 'asc' }: FilesQuery): string {
  const column = FILE_COLUMNS.find((known) => known === orderBy) ?? 'day'
  const direction = orderDirection === 'desc' ? 'desc' : 'asc'
  return `"${column}" ${direction} nulls last, day, part, id`
}
