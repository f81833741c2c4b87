import { allOf, defineList, type Condition } from '#shared/lists'
import type { FileState } from '#delivery/domain/file_state'
import type { Reference } from '#delivery/domain/reference'
import { FILES_ASKED } from '#delivery/lists/files_asked'
import { ofFulfilment } from '#delivery/lists/of_fulfilment'

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
  correctedAt: Date | null
  /** The open claim, and until when it lasts. */
  claimId: string | null
  claimEndsAt: Date | null
}

type Files = {
  reference: Reference
  itemRef?: string
  /** Only the files of the days of a month, 202503. */
  month?: number
}

/** A claim whose time is over counts as settled, whether or not the sweep came by already. */
export const fileList = defineList<DeliveryFile, Files>()({
  columns: {
    id: 'f.id',
    itemRef: 't.item_ref',
    name: 'f.name',
    day: 'f.day',
    part: 'f.part',
    version: 'f.version',
    condition: 'f.condition',
    bytes: 'f.bytes',
    sha256: 'f.sha256',
    rows: 'f.row_count',
    state: `case when f.state <> 'Claimed' or c.ends_at > now() then f.state
                 when c.bytes_served > 0 then 'Used' else 'Available' end`,
    usedAt: `case when f.state = 'Used' then f.used_at
                  when c.ends_at <= now() and c.bytes_served > 0
                    then coalesce(c.last_served_at, c.ends_at) end`,
    correctedAt: 'f.corrected_at',
    claimId: 'case when c.ends_at > now() then c.id end',
    claimEndsAt: 'case when c.ends_at > now() then c.ends_at end',
  },
  from: `delivery_files f
    join delivery_tasks t on t.id = f.task_id
    left join delivery_claims c on c.file_id = f.id and c.ended_at is null`,
  within: ({ reference, itemRef, month }) =>
    allOf([
      ofFulfilment('f', reference),
      itemRef === undefined ? null : { sql: 't.item_ref = ?', values: [itemRef] },
      month === undefined ? null : inMonth(month),
    ]),
  ...FILES_ASKED,
  views: {
    all: 'true',
    ready: `f.state in ('Available', 'Claimed')`,
    in_work: `f.state = 'Preparing'`,
    used: `f.state = 'Used'`,
  },
})

function inMonth(month: number): Condition {
  const first = `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}-01`
  return {
    sql: `f.day >= ?::date and f.day < ?::date + interval '1 month'`,
    values: [first, first],
  }
}
