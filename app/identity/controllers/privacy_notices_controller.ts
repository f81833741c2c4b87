import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { acceptPrivacyNotice } from '#identity/actions/account/accept_privacy_notice'
import { formMessages } from '#identity/http/form_messages'
import { privacyNoticeValidator } from '#identity/validators/privacy_notice'
import { callerOrNobody } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'

const ACCEPTED = 'privacy_notice_accepted'

export default class PrivacyNoticesController {
  show(ctx: HttpContext) {
    const user = callerOrNobody(ctx)
    if (!user) return ctx.response.redirect('/sign-in-or-register')
    if (!user.hasSavedDetails) return ctx.response.redirect('/save-user-details')
    if (user.hasAgreedToPrivacyNotice) return ctx.response.redirect().toIntended('/')
    return ctx.inertia.render('identity/privacy_notice', { version: identity.privacyNoticeVersion })
  }

  async store(ctx: HttpContext) {
    const user = callerOrNobody(ctx)
    if (!user) return ctx.response.redirect('/sign-in-or-register')
    await ctx.request.validateUsing(privacyNoticeValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    await acceptPrivacyNotice(user.id)
    noteOutcome(ctx, ACCEPTED)
    flashToast(ctx, 'success', 'identity.registration.privacy.accepted')
    return ctx.response.redirect().toIntended('/accept-privacy-notice/success')
  }

  success(ctx: HttpContext) {
    const { inertia, response } = ctx
    const user = callerOrNobody(ctx)
    if (!user) return response.redirect('/sign-in-or-register')
    if (!user.hasAgreedToPrivacyNotice) return response.redirect('/accept-privacy-notice')
    if (!outcomeOf(ctx, ACCEPTED)) return response.redirect('/')
    return inertia.render('identity/privacy_notice_success', {})
  }
}
