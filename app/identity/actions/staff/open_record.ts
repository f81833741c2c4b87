import { rows } from '#shared/database'
import type { RecordKind } from '#identity/domain/open_record'

/** Pages say every quarter of a minute that they are open; three times missed means left. */
const GONE = `now() - interval '45 seconds'`

/** One column holds numbers and words alike. */
const RECORD = 'hashtextextended(:key, 0)'

/** The key is the record's number, or the word that it is known by. */
type Opened = { kind: RecordKind; key: string; userId: number }
export type AlsoOpen = { name: string; since: Date }

/** Says that somebody has a record open, to whichever process asks; answers who else has it. */
export async function openRecord(opened: Opened): Promise<AlsoOpen[]> {
  await rows(
    null,
    `insert into open_records as o (kind, record_id, user_id) values (:kind, ${RECORD}, :userId)
     on conflict (kind, record_id, user_id) do update
        set seen_at = now(), since = case when o.seen_at < ${GONE} then now() else o.since end`,
    opened
  )
  return rows<AlsoOpen>(
    null,
    `select coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text) as name,
            o.since
       from open_records o join users u on u.id = o.user_id
      where o.kind = :kind and o.record_id = ${RECORD} and o.user_id <> :userId
        and o.seen_at >= ${GONE}
      order by o.since, o.user_id`,
    opened
  )
}

export const leaveRecord = (opened: Opened) =>
  rows(
    null,
    `delete from open_records
      where kind = :kind and record_id = ${RECORD} and user_id = :userId`,
    opened
  )

export const sweepOpenRecords = () => rows(null, `delete from open_records where seen_at < ${GONE}`)
