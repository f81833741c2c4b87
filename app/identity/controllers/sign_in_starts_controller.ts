import type { HttpContext } from '@adonisjs/core/http'
import type { ProviderKey } from '#config/identity'

/** Sends a person to the provider to sign in there. */
export default class SignInStartsController {
  async show({ ally, logger, params, response }: HttpContext) {
    const provider = params.provider as ProviderKey
    try {
      await ally.use(provider).redirect()
    } catch (error) {
      logger.error({ err: error, provider }, 'sign-in cannot start')
      return response.redirect('/sign-in-or-register?problem=unavailable')
    }
  }
}
