import type { HttpContext } from '@adonisjs/core/http'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { deliveryOfRequest } from '#delivery/http/delivery_of_request'
import { requestManifest } from '#delivery/jobs/sign_manifest'
import { findManifest } from '#delivery/queries/find_manifest'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class ManifestsController {
  async show(ctx: HttpContext) {
    const found = await deliveryOfRequest(ctx)
    if (!found.ok) return answerRefusal(ctx, found.refusal)
    const manifest = await findManifest(found.value.reference)
    if (!manifest) {
      await requestManifest(found.value.reference)
      return answerRefusal(ctx, refuseDownload('delivery.errors.not_signed').refusal)
    }
    const { body, sha256, signature, keyId, revision } = manifest
    return success(ctx, { manifest: body, sha256, signature, keyId, revision })
  }
}
