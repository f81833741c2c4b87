import type { HttpContext } from '@adonisjs/core/http'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import { customerIn, referenceIn } from '#delivery/http/mount'
import type { Delivered } from '#delivery/ports/delivery_owner'
import { ownerOf } from '#delivery/ports/delivery_owners'
import { callerOf } from '#shared/http/caller'

/** `files` is less than `all`: what is delivered and its public links, without proof and ledger. */
type Part = 'all' | 'files'

/** For those who may know of this part of it; to everybody else it is unknown. */
export async function deliveryOfRequest(
  ctx: HttpContext,
  part: Part = 'all'
): Promise<Result<Delivered, DownloadRefusal>> {
  const reference = referenceIn(ctx)
  const { key } = reference
  const owner = ownerOf(reference)
  const person = callerOf(ctx)
  const maySee = part === 'all' ? owner.maySee(person, key) : owner.maySeeFiles(person, key)
  const delivered = (await maySee) ? await owner.describe(key) : null
  const customer = customerIn(ctx)
  const isNamed = customer === undefined || customer === delivered?.userId
  return delivered && isNamed ? ok(delivered) : refuseDownload('delivery.errors.file_not_found')
}
