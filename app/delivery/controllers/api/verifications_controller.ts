import type { HttpContext } from '@adonisjs/core/http'
import { verifyChecksum } from '#delivery/queries/verify_checksum'
import { verificationValidator } from '#delivery/validators/verification'
import { success } from '#shared/http/envelope'
import { verificationToWire } from '#delivery/transformers/verification_to_wire'

export default class VerificationsController {
  async show(ctx: HttpContext) {
    const asked = { ...ctx.request.qs(), sha256: ctx.params.sha256 as string }
    const { sha256, signature } = await verificationValidator.validate(asked)
    const wish = { signature, locale: ctx.locale }
    return success(ctx, verificationToWire(await verifyChecksum(sha256.toLowerCase(), wish)))
  }
}
