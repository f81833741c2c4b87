import { deviceOf } from '#identity/domain/device'
import type { SignInOutcome } from '#identity/domain/sign_in_outcome'
import { rows } from '#shared/database'

export type SignInRecord = {
  at: Date
  outcome: SignInOutcome
  ipAddress: string | null
  /** Browser and system, for example "Firefox, Windows". */
  device: string | null
}

type Row = { at: Date; outcome: SignInOutcome; ipAddress: string | null; userAgent: string | null }

export async function listSignIns(userId: number, limit = 20): Promise<SignInRecord[]> {
  const found = await rows<Row>(
    null,
    `select event.created_at as at, event.outcome, event.ip_address as "ipAddress",
            event.user_agent as "userAgent"
       from users
       join sign_in_events event on event.subject = users.subject
        and event.provider = case users.kind when 'staff' then 'staff' else 'customers' end
      where users.id = ? order by event.id desc limit ?`,
    [userId, limit]
  )
  return found.map(({ userAgent, ...event }) => ({ ...event, device: deviceOf(userAgent) }))
}
