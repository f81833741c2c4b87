import { deviceOf } from '#identity/domain/device'
import { nameOfSession } from '#identity/domain/open_session'
import { openSessionsOf } from '#identity/gateways/open_sessions'

export type OpenSession = {
  name: string
  startedAt: Date
  seenAt: Date
  ipAddress: string | null
  /** Browser and system, for example "Firefox, Windows". */
  device: string | null
}

export async function listOpenSessions(userId: number): Promise<OpenSession[]> {
  const sessions = await openSessionsOf(userId)
  return sessions.map(({ id, times, openedFrom }) => ({
    name: nameOfSession(id),
    startedAt: new Date(times.startedAt),
    seenAt: new Date(times.seenAt),
    ipAddress: openedFrom?.ipAddress ?? null,
    device: deviceOf(openedFrom?.userAgent ?? null),
  }))
}
