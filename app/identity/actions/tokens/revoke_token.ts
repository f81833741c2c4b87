import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { actorOf } from '#identity/domain/actor'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Unknown = 'account.errors.token_unknown'

/** Ends a user's own token at once. Somebody else's is as unknown as one that does not exist. */
export const revokeToken = (user: User, tokenId: number): Promise<Result<undefined, Unknown>> =>
  transaction((trx) => endToken(trx, { userId: user.id, tokenId, by: user }))

export const revokeTokenOf = ({
  tokenId,
  ...change
}: AccountChange & { tokenId: number }): Promise<Result<undefined, Unknown | HoldRefusal>> =>
  transaction<Result<undefined, Unknown | HoldRefusal>>(async (trx) => {
    const held = await holdAccount(trx, change)
    return held.ok ? endToken(trx, { ...change, tokenId, by: held.value.by }) : held
  })

type Ending = AccountChange & { tokenId: number }

async function endToken(
  trx: TransactionClientContract,
  { userId, tokenId, by }: Ending
): Promise<Result<undefined, Unknown>> {
  const [revoked] = await rows<{ name: string }>(
    trx,
    `update api_tokens set revoked_at = ?
      where id = ? and user_id = ? and revoked_at is null returning name`,
    [clock.now().toJSDate(), tokenId, userId]
  )
  if (!revoked) return refuse('account.errors.token_unknown', { status: 404 })
  await recordAudit(trx, {
    actor: actorOf(by),
    subject: { type: 'user', id: userId },
    action: 'user.token_revoked',
    before: { tokenId, name: revoked.name },
  })
  return ok()
}
