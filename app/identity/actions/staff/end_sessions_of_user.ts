import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endSession, endSessionsOf } from '#identity/actions/sessions/end_sessions'
import {
  holdAccount,
  type AccountChange,
  type Held,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { actorOf } from '#identity/domain/actor'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { nameOfSession } from '#identity/domain/open_session'
import { deviceOf } from '#identity/domain/device'
import { endProviderSessionsOf } from '#identity/gateways/embedded_provider/end_sessions'
import { openSessionsOf, type KeptSession } from '#identity/gateways/open_sessions'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal = HoldRefusal | 'account.errors.session_over'

/** Signs somebody out everywhere; whoever sits there is asked to sign in with the next click. */
export async function endAllSessions(input: AccountChange): Promise<Result<undefined, Refusal>> {
  const result = await transaction<Result<undefined, Refusal>>(async (trx) => {
    const held = await holdAccount(trx, input)
    if (!held.ok) return held
    const sessions = await openSessionsOf(input.userId)
    await forgetAtProvider(trx, held.value)
    await record(trx, held.value, { sessions: sessions.length })
    return ok()
  })
  if (result.ok) await endSessionsOf(input.userId)
  return result
}

/** The same for one session, by the name under which staff see it. */
export async function endOneSession({
  session: name,
  ...change
}: AccountChange & { session: string }): Promise<Result<undefined, Refusal>> {
  const result = await transaction<Result<KeptSession, Refusal>>(async (trx) => {
    const held = await holdAccount(trx, change)
    if (!held.ok) return held
    const sessions = await openSessionsOf(change.userId)
    const session = sessions.find(({ id }) => nameOfSession(id) === name)
    if (!session) return refuse('account.errors.session_over', { status: 404 })
    await forgetAtProvider(trx, held.value)
    const { ipAddress = null, userAgent = null } = session.openedFrom ?? {}
    await record(trx, held.value, { device: deviceOf(userAgent), ipAddress })
    return ok(session)
  })
  if (!result.ok) return result
  await endSession(result.value)
  return ok()
}

/** Else the provider would let the same browser in again without asking for anything. */
async function forgetAtProvider(trx: TransactionClientContract, { user }: Held) {
  if (user.issuer === EMBEDDED_ISSUER) await endProviderSessionsOf(trx, user.subject)
}

const record = (trx: TransactionClientContract, { user, by }: Held, before: object) =>
  recordAudit(trx, {
    ...{ actor: actorOf(by), subject: { type: 'user', id: user.id }, before },
    action: 'sessions' in before ? 'user.sessions_ended' : 'user.session_ended',
  })
