import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import delivery from '#config/delivery'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { DEFAULT_LINK_DAYS } from '#delivery/domain/link_rules'
import { hashOf, linkToken } from '#delivery/gateways/link_token'
import { linkAddress } from '#delivery/queries/list_links'
import { ownerOf } from '#delivery/ports/delivery_owners'
import type { Reference } from '#delivery/domain/reference'

export type LinkRequest = { reference: Reference; days?: number; actor: Actor & { id: number } }
export type NewLink = { id: string; url: string; expiresAt: Date }

/** For what is completed and has files. Only a few are valid at a time, also of simultaneous ones. */
export async function createLink({
  reference,
  days = DEFAULT_LINK_DAYS,
  actor,
}: LinkRequest): Promise<Result<NewLink, DownloadRefusal>> {
  const delivered = await ownerOf(reference).describe(reference.key)
  if (!delivered) return refuseDownload('delivery.errors.file_not_found')
  if (!delivered.isCompleted) return refuseDownload('delivery.errors.not_completed')
  const id = randomUUID()
  const token = linkToken(id)
  return transaction(async (trx) => {
    const fulfilmentId = await lockedFulfilment(trx, reference)
    if (!fulfilmentId || !(await hasFiles(trx, fulfilmentId))) {
      return refuseDownload('delivery.errors.no_files_to_share')
    }
    const max = delivery.linksPerDelivery
    if ((await liveLinks(trx, fulfilmentId)) >= max) {
      return refuseDownload('delivery.errors.too_many_links', { max })
    }
    const [link] = await rows<{ expiresAt: Date }>(
      trx,
      `insert into delivery_links (id, fulfilment_id, token_hash, created_by, expires_at)
       values (?, ?, ?, ?, now() + make_interval(days => ?)) returning expires_at as "expiresAt"`,
      [id, fulfilmentId, hashOf(token), actor.id, days]
    )
    await recordAudit(trx, {
      actor,
      subject: { type: 'fulfilment', id: fulfilmentId },
      action: 'delivery.link_created',
      after: { link: id, days, expiresAt: link!.expiresAt },
    })
    return ok({ id, url: linkAddress(token), expiresAt: link!.expiresAt })
  })
}

async function lockedFulfilment(trx: TransactionClientContract, reference: Reference) {
  const [found] = await rows<{ id: number }>(
    trx,
    'select id from fulfilments where owner_kind = ? and owner_key = ? for update',
    [reference.kind, reference.key]
  )
  return found?.id
}

async function hasFiles(trx: TransactionClientContract, fulfilmentId: number): Promise<boolean> {
  const files = await rows(
    trx,
    `select from delivery_files where fulfilment_id = ? and state <> 'Preparing' limit 1`,
    [fulfilmentId]
  )
  return files.length > 0
}

async function liveLinks(trx: TransactionClientContract, fulfilmentId: number): Promise<number> {
  const [counted] = await rows<{ live: number }>(
    trx,
    `select count(*) as live from delivery_links
      where fulfilment_id = ? and deleted_at is null and expires_at > now()`,
    [fulfilmentId]
  )
  return counted!.live
}
