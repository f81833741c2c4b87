import type { HttpContext } from '@adonisjs/core/http'
import { ok, type Result } from '#shared/domain/result'
import { type DownloadRefusal, refuseDownload } from '#delivery/domain/download_refusals'
import type { Delivered, Person } from '#delivery/ports/ledger_access'
import { ledgerAccess } from '#delivery/queries/ledger_access'

/** `files` is less than `all`: what is delivered and its public links, without proof and ledger. */
type Part = 'all' | 'files'

/**
 * The order that an address names, for those who may know of this part of it; to everybody else it
 * is unknown.
 */
export async function orderOfRequest(
  ctx: HttpContext,
  part: Part = 'all'
): Promise<Result<Delivered, DownloadRefusal>> {
  const access = await ledgerAccess()
  const reference = `order:${ctx.params.orderId ?? ctx.params.id}`
  const person = ctx.auth.use('web').getUserOrFail() as Person
  const maySee =
    part === 'all' ? access.maySee(person, reference) : access.maySeeFiles(person, reference)
  const delivered = (await maySee) ? await access.describe(reference) : null
  const isNamed = ctx.params.sub === undefined || Number(ctx.params.sub) === delivered?.userId
  return delivered && isNamed ? ok(delivered) : refuseDownload('delivery.errors.file_not_found')
}
