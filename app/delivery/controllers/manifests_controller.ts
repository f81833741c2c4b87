import type { HttpContext } from '@adonisjs/core/http'
import type { Manifest } from '#delivery/domain/manifest'
import { checksumList } from '#delivery/domain/manifest'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { requestManifest } from '#delivery/jobs/sign_manifest'
import { type SignedManifest, findManifest } from '#delivery/queries/find_manifest'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'

/** What proves a delivery: the signed list of its files. It may be fetched as often as wanted. */
export default class ManifestsController {
  show = (ctx: HttpContext) =>
    this.#send(ctx, 'manifest.json', 'application/json', ({ body }) => Buffer.from(body))

  signature = (ctx: HttpContext) =>
    this.#send(ctx, 'manifest.json.sig', 'application/octet-stream', ({ signature }) =>
      Buffer.from(signature, 'base64')
    )

  checksums = (ctx: HttpContext) =>
    this.#send(ctx, 'SHA256SUMS', 'text/plain; charset=utf-8', ({ body }) =>
      Buffer.from(checksumList((JSON.parse(body) as Manifest).files))
    )

  async #send(
    ctx: HttpContext,
    name: string,
    type: string,
    bytesOf: (manifest: SignedManifest) => Buffer
  ) {
    const found = await deliveryOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const manifest = await findManifest(found.value.reference)
    if (!manifest) {
      await requestManifest(found.value.reference)
      return answerRefusal(ctx, refuseDownload('delivery.errors.not_signed').refusal)
    }
    ctx.response.header('content-type', type)
    ctx.response.header('content-disposition', attachmentNamed(name))
    ctx.response.header('cache-control', 'private, no-store, no-transform')
    return ctx.response.send(bytesOf(manifest))
  }
}
