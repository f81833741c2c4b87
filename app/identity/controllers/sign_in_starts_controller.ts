import type { HttpContext } from '@adonisjs/core/http'
import type { ProviderKey } from '#config/identity'
import { isSecureOrigin } from '#identity/domain/secure_origin'
import { flashToast } from '#shared/http/flash'
import env from '#start/env'

const CHOICE = '/sign-in-or-register'

export default class SignInStartsController {
  async show(ctx: HttpContext) {
    const provider = ctx.params.provider as ProviderKey
    if (!isSecureOrigin(env.get('APP_URL'))) return this.#refuseOpenLine(ctx)
    try {
      await ctx.ally.use(provider).redirect()
    } catch (error) {
      ctx.logger.error({ err: error, provider }, 'sign-in cannot start')
      return ctx.response.redirect(`${CHOICE}?problem=unavailable`)
    }
  }

  /** Whoever runs the shop has to give it a certificate first. */
  #refuseOpenLine(ctx: HttpContext) {
    ctx.logger.error(
      { appUrl: env.get('APP_URL') },
      'sign-in is closed: the shop has no HTTPS address'
    )
    flashToast(ctx, 'error', 'session.errors.insecure_origin')
    return ctx.response.redirect(CHOICE)
  }
}
