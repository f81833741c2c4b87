import { clock } from '#shared/clock'
import { rows, type SqlClient } from '#shared/database'

/** Keeps a session awake until a moment although nobody clicks. */
export async function wakeSession(
  sessionId: string,
  until: Date,
  client: SqlClient = null
): Promise<void> {
  await rows(
    client,
    `insert into session_wakes (session_id, until) values (?, ?)
     on conflict (session_id) do update set until = greatest(session_wakes.until, excluded.until)`,
    [sessionId, until]
  )
}

/** Until when something keeps a session awake, in milliseconds since 1970; 0 where nothing does. */
export async function awakeUntil(sessionId: string): Promise<number> {
  const [row] = await rows<{ until: Date }>(
    null,
    'select until from session_wakes where session_id = ?',
    [sessionId]
  )
  return row?.until.getTime() ?? 0
}

/** Removes what keeps nothing awake any more. */
export async function sweepWakes(): Promise<void> {
  await rows(null, 'delete from session_wakes where until < ?', [clock.now().toJSDate()])
}
