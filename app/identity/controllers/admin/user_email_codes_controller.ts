import type { HttpContext } from '@adonisjs/core/http'
import { resendEmailVerificationOf } from '#identity/actions/emails/resend_email_verification'
import { toldByToast } from '#identity/http/told_by_toast'
import { emailCodeValidator } from '#identity/validators/staff'
import { callerOf } from '#shared/http/caller'

export default class UserEmailCodesController {
  async store(ctx: HttpContext) {
    const { place } = await ctx.request.validateUsing(emailCodeValidator)
    const input = { userId: Number(ctx.params.userId), by: callerOf(ctx), place }
    const sent = await resendEmailVerificationOf(input)
    const email = sent.ok ? sent.value.email : ''
    return toldByToast(ctx, sent, 'user_security.toasts.code_sent', { email })
  }
}
