import type { ProviderKey } from '#config/identity'
import type { SignInOutcome } from '#identity/domain/sign_in_outcome'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

/** Where somebody is, as far as the request says. */
export type Whereabouts = { ipAddress: string; userAgent: string | null }

type Failure = Extract<SignInOutcome, 'wrong_password' | 'wrong_code' | 'blocked'>

const KEPT_DAYS = 90
const LONGEST_AGENT = 400

/** Notes that a provider vouched for somebody, and whether the shop let them in. */
export async function recordSignIn(
  person: { provider: ProviderKey; subject: string },
  outcome: Exclude<SignInOutcome, Failure>,
  where: Whereabouts
): Promise<void> {
  await rows(
    null,
    `insert into sign_in_events (provider, subject, outcome, ip_address, user_agent)
     values (?, ?, ?, ?, ?)`,
    [person.provider, person.subject, outcome, ...valuesOf(where)]
  )
}

/** Writes as much for unknown names, so that no clock tells who has an account. */
export async function recordFailedSignIn(
  name: string,
  outcome: Failure,
  where: Whereabouts
): Promise<void> {
  const typed = name.trim()
  await rows(
    null,
    `insert into sign_in_events (provider, subject, outcome, ip_address, user_agent)
     values ('customers',
       (select subject::text from sign_in_accounts where email = ?
         union all select subject::text from sign_in_accounts where username = ? limit 1),
       ?, ?, ?)`,
    [typed, typed, outcome, ...valuesOf(where)]
  )
}

export async function sweepSignIns(): Promise<void> {
  const before = clock.now().minus({ days: KEPT_DAYS })
  await rows(null, 'delete from sign_in_events where created_at < ?', [before.toJSDate()])
}

const valuesOf = ({ ipAddress, userAgent }: Whereabouts) => [
  ipAddress,
  userAgent?.replaceAll('\0', '').slice(0, LONGEST_AGENT) ?? null,
]
