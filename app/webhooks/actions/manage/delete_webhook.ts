import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { refuseUnseen } from '#shared/domain/seen_version'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'

/** Deletes a webhook of whoever asks, with its log; what waited for it is not sent any more. */
export function deleteWebhook(
  owner: Actor & { id: number },
  id: number,
  seen?: number
): Promise<Result<undefined>> {
  return transaction<Result<undefined>>(async (trx) => {
    const [hook] = await rows<{ name: string; url: string; version: number }>(
      trx,
      'select name, url, version from webhooks where id = ? and user_id = ? for update',
      [id, owner.id]
    )
    if (!hook) return UNKNOWN
    const { version, ...before } = hook
    const unseen = refuseUnseen(version, seen)
    if (unseen) return unseen
    await rows(trx, 'delete from webhooks where id = ?', [id])
    const subject = { type: 'webhook', id }
    await recordAudit(trx, { actor: owner, subject, action: 'webhook.deleted', before })
    return ok()
  })
}
