import type { HttpContext } from '@adonisjs/core/http'
import { resendEmailVerification } from '#identity/actions/emails/resend_email_verification'
import { verifyEmail } from '#identity/actions/emails/verify_email'
import { EMAIL_PLACES } from '#identity/domain/additional_email'
import { callerOf, callerOrNobody } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

const OUTCOME = 'email_verification'

/** Looking verifies nothing: programs that follow links use up no code; the page sends it. */
export default class EmailVerificationsController {
  show(ctx: HttpContext) {
    const outcome: unknown = ctx.session.flashMessages.get(OUTCOME)
    return ctx.inertia.render('identity/verify_email', {
      code: String(ctx.params.code),
      outcome: outcome === 'verified' || outcome === 'failed' ? outcome : null,
      isSignedIn: callerOrNobody(ctx) !== undefined,
    })
  }

  async store(ctx: HttpContext) {
    const verified = await verifyEmail(String(ctx.params.code))
    ctx.session.flash(OUTCOME, verified.ok ? 'verified' : 'failed')
    if (verified.ok) flashToast(ctx, 'success', 'account.verify.verified')
    return ctx.response.redirect(`/verifyEmail/${ctx.params.code}`)
  }

  async resend(ctx: HttpContext) {
    const user = callerOf(ctx)
    const place = EMAIL_PLACES.find((one) => one === ctx.params.place)!
    const sent = await resendEmailVerification(user.id, place)
    if (!sent.ok) return answerRefusal(ctx, sent.refusal)
    const email = (place === 'second' ? user.secondEmail : user.thirdEmail) ?? ''
    flashToast(ctx, 'success', 'account.emails.sent', { email })
    return ctx.response.redirect().back()
  }
}
