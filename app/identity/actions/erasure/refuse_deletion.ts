import shop from '#config/shop'
import { findUser } from '#identity/queries/find_user'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { queueMail } from '#shared/mail'

type Input = { requestId: number; reason: string; actor: Actor }

/** The reason is mailed and stands in the account, with what can be done (GDPR, article 12). */
export function refuseDeletion({
  requestId,
  reason,
  actor,
}: Input): Promise<Result<undefined, 'account.errors.deletion_not_waiting'>> {
  return transaction(async (trx) => {
    const [request] = await rows<{ userId: number }>(
      trx,
      `update account_deletion_requests set refused_at = ?, refusal = ?
        where id = ? and withdrawn_at is null and completed_at is null and refused_at is null
        returning user_id as "userId"`,
      [clock.now().toJSDate(), reason, requestId]
    )
    if (!request) return refuse('account.errors.deletion_not_waiting', { status: 404 })
    const user = (await findUser(request.userId))!
    const subject = { type: 'user', id: user.id }
    await recordAudit(trx, { actor, subject, reason, action: 'user.deletion_refused' })
    await queueMail(trx, {
      dedupeKey: `deletion-refused:${requestId}`,
      to: user.email,
      replyTo: shop.support.email,
      locale: user.locale,
      template: 'account_mails.deletion_refused',
      data: { name: user.fullName, reason },
    })
    return ok()
  })
}
