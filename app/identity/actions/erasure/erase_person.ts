import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { blankUser } from '#identity/actions/erasure/blank_user'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { eraseTraces } from '#identity/actions/erasure/erase_traces'
import User from '#identity/models/user'
import { eraseEverywhere, isBusyAnywhere } from '#shared/people'
import { recordAudit, type Actor } from '#shared/audit'
import { eraseFromAudit } from '#shared/erase_audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { queueMail } from '#shared/mail'

type Refusal = 'account.errors.deletion_not_waiting' | 'account.errors.deletion_busy'

/**
 * At the customer's own wish, and for good: orders stay as the law demands, all else is deleted or
 * made unrecognisable, every session and token ends. Refuses while orders or subscriptions run.
 */
export async function erasePerson(input: {
  requestId: number
  actor: Actor
}): Promise<Result<{ userId: number }, Refusal>> {
  const result = await transaction<Result<{ userId: number }, Refusal>>(async (trx) => {
    const user = await lockPerson(trx, input.requestId)
    if (!user) return refuse('account.errors.deletion_not_waiting', { status: 404 })
    if (await isBusyAnywhere(user.id, trx)) {
      return refuse('account.errors.deletion_busy', { status: 409 })
    }
    await erase(trx, user, input)
    return ok({ userId: user.id })
  })
  if (result.ok) await endSessionsOf(result.value.userId)
  return result
}

/** Nobody orders, or takes the wish back, while the account is being deleted. */
async function lockPerson(trx: TransactionClientContract, requestId: number) {
  const [request] = await rows<{ userId: number }>(
    trx,
    `select user_id as "userId" from account_deletion_requests
      where id = ? and withdrawn_at is null and completed_at is null and refused_at is null
        for update`,
    [requestId]
  )
  return request
    ? User.query({ client: trx }).where('id', request.userId).forUpdate().firstOrFail()
    : null
}

async function erase(
  trx: TransactionClientContract,
  user: User,
  { requestId, actor }: { requestId: number; actor: Actor }
) {
  const { secondEmail, thirdEmail } = user
  const emails = [user.email, secondEmail, thirdEmail]
    .filter((email) => email !== null)
    .map((email) => email.toLowerCase())
  await eraseEverywhere(trx, { userId: user.id, emails })
  await eraseMerged(trx, user)
  await eraseTraces(trx, user, emails)
  await eraseFromAudit(trx, user.id)
  await sayGoodbye(trx, user, requestId)
  await blankUser(user)
  await rows(
    trx,
    `update account_deletion_requests set reason = null, refusal = null,
            completed_at = case when id = :requestId then :now::timestamptz else completed_at end
      where user_id = :userId`,
    { requestId, userId: user.id, now: clock.now().toJSDate() }
  )
  const subject = { type: 'user', id: user.id }
  await recordAudit(trx, { actor, subject, action: 'user.erased', after: { requestId } })
}

/** Accounts that were merged into this one are the same person. */
async function eraseMerged(trx: TransactionClientContract, user: User) {
  for (const former of await User.query({ client: trx }).where('mergedInto', user.id).forUpdate()) {
    await eraseTraces(trx, former, [former.email.toLowerCase()])
    await eraseFromAudit(trx, former.id)
    await blankUser(former)
  }
}

/** The last mail that the person gets, at the address that is forgotten with it. */
const sayGoodbye = (trx: TransactionClientContract, user: User, requestId: number) =>
  queueMail(trx, {
    dedupeKey: `account-erased:${requestId}`,
    to: user.email,
    locale: user.locale,
    template: 'account_mails.erased',
    data: { name: user.fullName },
  })
