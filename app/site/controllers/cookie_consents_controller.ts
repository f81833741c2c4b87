import type { HttpContext } from '@adonisjs/core/http'
import { keepCookieConsent } from '#site/http/consent_cookie'
import { cookieConsentValidator } from '#site/validators/cookie_consent'

/** The cookie banner's answer where no script keeps it. */
export default class CookieConsentsController {
  async store(ctx: HttpContext) {
    const { consent } = await ctx.request.validateUsing(cookieConsentValidator)
    keepCookieConsent(ctx, consent)
    return ctx.response.redirect().back()
  }
}
