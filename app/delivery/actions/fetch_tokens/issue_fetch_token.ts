import { randomBytes } from 'node:crypto'
import { type Actor, recordAudit } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { hashOf } from '#delivery/gateways/link_token'
import { downloadRight } from '#delivery/queries/download_right'
import type { Reference } from '#delivery/domain/reference'

/** A script that was drawn from a page works for a day, and never beyond the window. */
const TOKEN_HOURS = 24
const TOKEN_BYTES = 32

export type FetchToken = { token: string; expiresAt: Date }
type Request = { reference: Reference; userId: number; actor: Actor }

export async function issueFetchToken(
  request: Request
): Promise<Result<FetchToken, DownloadRefusal>> {
  const right = await downloadRight(request.userId, request.reference)
  if (!right.ok) return right
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return transaction(async (trx) => {
    const [issued] = await rows<{ expiresAt: Date; fulfilmentId: number }>(trx, INSERT, {
      hash: hashOf(token),
      userId: request.userId,
      windowEndsAt: right.value.windowEndsAt,
      hours: TOKEN_HOURS,
      ...request.reference,
    })
    if (!issued) return refuseDownload('delivery.errors.window_ended')
    await recordAudit(trx, {
      actor: request.actor,
      subject: { type: 'fulfilment', id: issued.fulfilmentId },
      action: 'delivery.script_drawn',
      after: { expiresAt: issued.expiresAt },
    })
    return ok({ token, expiresAt: issued.expiresAt })
  })
}

const INSERT = `
  insert into delivery_fetch_tokens (token_hash, fulfilment_id, user_id, expires_at)
  select :hash, id, :userId,
         least(now() + make_interval(hours => :hours), :windowEndsAt::timestamptz)
    from fulfilments
   where owner_kind = :kind and owner_key = :key
     and coalesce(:windowEndsAt::timestamptz > now(), true)
  returning expires_at as "expiresAt", fulfilment_id as "fulfilmentId"`
