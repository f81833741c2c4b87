import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import shop from '#config/shop'
import { addAuthenticator, removeAuthenticator } from '#identity/actions/factors/authenticator'
import { authenticatorUri, newAuthenticatorSecret } from '#identity/domain/time_code'
import { openSecret, sealSecret } from '#identity/gateways/authenticator_secret'
import { showRecoveryCodes } from '#identity/http/show_recovery_codes'
import { stayHereOnly } from '#identity/http/stay_here_only'
import { findFactors } from '#identity/queries/factors/find_factors'
import { authenticatorValidator } from '#identity/validators/factors'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

const PAGE = '/my-account/security'
const PENDING = 'pending_authenticator'

export default class AuthenticatorsController {
  async show(ctx: HttpContext) {
    const { email, subject } = callerOf(ctx)
    if ((await findFactors(subject)).authenticator) return ctx.response.redirect(PAGE)
    const secret = pendingSecret(ctx) ?? newAuthenticatorSecret()
    ctx.session.put(PENDING, sealSecret(secret))
    const uri = authenticatorUri(secret, { issuer: shop.name, account: email })
    return ctx.inertia.render('identity/account/authenticator', {
      secret,
      qrCode: await QRCode.toDataURL(uri, { margin: 2, scale: 6, errorCorrectionLevel: 'M' }),
    })
  }

  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { code } = await ctx.request.validateUsing(authenticatorValidator)
    const secret = pendingSecret(ctx)
    if (!secret) return ctx.response.redirect(`${PAGE}/authenticator`)
    const added = await addAuthenticator({ user, secret, code: code.replaceAll(/\s/g, '') })
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    ctx.session.forget(PENDING)
    await stayHereOnly(ctx)
    flashToast(ctx, 'success', 'identity.security.authenticator_added')
    const { recoveryCodes } = added.value
    return recoveryCodes ? showRecoveryCodes(ctx, recoveryCodes) : ctx.response.redirect(PAGE)
  }

  async destroy(ctx: HttpContext) {
    const removed = await removeAuthenticator(callerOf(ctx))
    if (!removed.ok) return answerRefusal(ctx, removed.refusal)
    await stayHereOnly(ctx)
    flashToast(ctx, 'success', 'identity.security.authenticator_removed')
    return ctx.response.redirect(PAGE)
  }
}

/** The secret that the page shows waits in the session, sealed, until a code proves that it was read. */
function pendingSecret({ session }: HttpContext): string | null {
  const sealed: string | null = session.get(PENDING, null)
  return sealed === null ? null : openSecret(sealed)
}
