import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import type { Reference } from '#delivery/domain/reference'

type Deletion = { id: string; reference: Reference; actor: Actor & { id: number } }

export const deleteLink = (request: Deletion): Promise<Result<undefined, DownloadRefusal>> =>
  transaction(async (trx) => {
    const { id, reference, actor } = request
    const [link] = await rows<{ fulfilmentId: number }>(
      trx,
      `update delivery_links set deleted_at = now(), deleted_by = ?
        where id = ? and deleted_at is null
          and fulfilment_id = (select id from fulfilments where owner_kind = ? and owner_key = ?)
        returning fulfilment_id as "fulfilmentId"`,
      [actor.id, id, reference.kind, reference.key]
    )
    if (!link) return refuseDownload('delivery.errors.link_not_found')
    await recordAudit(trx, {
      actor,
      subject: { type: 'fulfilment', id: link.fulfilmentId },
      action: 'delivery.link_deleted',
      before: { link: id },
    })
    return ok()
  })
