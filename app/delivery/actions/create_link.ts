import { randomUUID } from 'node:crypto'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { DEFAULT_LINK_DAYS } from '#delivery/domain/link_rules'
import { hashOf, linkToken } from '#delivery/gateways/link_token'
import { linkAddress } from '#delivery/queries/list_links'
import { ledgerAccess } from '#delivery/queries/ledger_access'

export type LinkRequest = { reference: string; days?: number; actor: Actor & { id: number } }
export type NewLink = { id: string; url: string; expiresAt: Date }

/** Opens the files of a completed order to everybody who has the link, for some days. */
export async function createLink({
  reference,
  days = DEFAULT_LINK_DAYS,
  actor,
}: LinkRequest): Promise<Result<NewLink, DownloadRefusal>> {
  const delivered = await (await ledgerAccess()).describe(reference)
  if (!delivered) return refuseDownload('delivery.errors.file_not_found')
  if (!delivered.isCompleted) return refuseDownload('delivery.errors.not_completed')
  const id = randomUUID()
  const token = linkToken(id)
  return transaction(async (trx) => {
    const [link] = await rows<{ expiresAt: Date; fulfilmentId: number }>(
      trx,
      `insert into delivery_links (id, fulfilment_id, token_hash, created_by, expires_at)
       select ?, id, ?, ?, now() + make_interval(days => ?) from fulfilments where reference = ?
       returning expires_at as "expiresAt", fulfilment_id as "fulfilmentId"`,
      [id, hashOf(token), actor.id, days, reference]
    )
    if (!link) return refuseDownload('delivery.errors.file_not_found')
    await recordAudit(trx, {
      actor,
      subject: { type: 'fulfilment', id: link.fulfilmentId },
      action: 'delivery.link_created',
      after: { link: id, days, expiresAt: link.expiresAt },
    })
    return ok({ id, url: linkAddress(token), expiresAt: link.expiresAt })
  })
}
