import type { HttpContext } from '@adonisjs/core/http'
import { verifyEmail } from '#identity/actions/emails/verify_email'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class EmailVerificationsController {
  async store(ctx: HttpContext) {
    const verified = await verifyEmail(String(ctx.params.code))
    return verified.ok ? success(ctx, null) : answerRefusal(ctx, verified.refusal)
  }
}
