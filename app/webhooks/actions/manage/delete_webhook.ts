import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { UNKNOWN } from '#webhooks/actions/manage/unknown'

/** Deletes a webhook of whoever asks, with its log; what waited for it is not sent any more. */
export function deleteWebhook(
  owner: Actor & { id: number },
  id: number
): Promise<Result<undefined>> {
  return transaction<Result<undefined>>(async (trx) => {
    const [gone] = await rows<{ name: string; url: string }>(
      trx,
      'delete from webhooks where id = ? and user_id = ? returning name, url',
      [id, owner.id]
    )
    if (!gone) return UNKNOWN
    await recordAudit(trx, {
      actor: owner,
      subject: { type: 'webhook', id },
      action: 'webhook.deleted',
      before: gone,
    })
    return ok()
  })
}
