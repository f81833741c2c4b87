import { actorOf } from '#identity/domain/actor'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

/** Ends a user's own token at once. Somebody else's is as unknown as one that does not exist. */
export function revokeToken(
  user: User,
  tokenId: number
): Promise<Result<undefined, 'account.errors.token_unknown'>> {
  return transaction(async (trx) => {
    const [revoked] = await rows<{ name: string }>(
      trx,
      `update api_tokens set revoked_at = ?
        where id = ? and user_id = ? and revoked_at is null returning name`,
      [clock.now().toJSDate(), tokenId, user.id]
    )
    if (!revoked) return refuse('account.errors.token_unknown', { status: 404 })
    await recordAudit(trx, {
      actor: actorOf(user),
      subject: { type: 'user', id: user.id },
      action: 'user.token_revoked',
      before: { tokenId, name: revoked.name },
    })
    return ok()
  })
}
