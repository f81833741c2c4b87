import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import type { Whereabouts } from '#identity/actions/sessions/record_sign_in'
import sessionLimits from '#config/session_limits'
import { endOfSession, SESSION_KEYS, type SessionTimes } from '#identity/domain/open_session'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/** A session with which somebody can still go on; its id is for nobody's eyes. */
export type KeptSession = {
  id: string
  times: SessionTimes
  openedFrom: Whereabouts | null
  /** Under which the provider's tokens of its sign-in are kept. */
  tokensId: string | null
}

export async function openSessionsOf(userId: number): Promise<KeptSession[]> {
  const sessions = await app.container.make(SessionCollection)
  const kept = await sessions.tagged(String(userId))
  const awake = await awakeUntilOf(kept.map(({ id }) => id))
  const now = clock.now().toMillis()
  return kept
    .map(({ id, data }) => sessionFrom(id, data))
    .filter(({ id, times }) => endOfSession(times, sessionLimits, awake.get(id)) > now)
    .sort((one, other) => other.times.seenAt - one.times.seenAt)
}

type Data = Readonly<Record<string, unknown>>

function sessionFrom(id: string, data: Data): KeptSession {
  const times = data[SESSION_KEYS.clock] as SessionTimes | undefined
  const signIn = data[SESSION_KEYS.signIn] as { tokensId?: string } | undefined
  const openedFrom = data[SESSION_KEYS.openedFrom] as Whereabouts | undefined
  return {
    id,
    times: times ?? { startedAt: 0, seenAt: 0 },
    openedFrom: openedFrom ?? null,
    tokensId: signIn?.tokensId ?? null,
  }
}

/** What keeps sessions awake although nobody clicks, such as a running download. */
async function awakeUntilOf(ids: string[]): Promise<Map<string, number>> {
  const found = await rows<{ id: string; until: Date }>(
    null,
    'select session_id as id, until from session_wakes where session_id = any(?)',
    [ids]
  )
  return new Map(found.map(({ id, until }) => [id, until.getTime()]))
}
