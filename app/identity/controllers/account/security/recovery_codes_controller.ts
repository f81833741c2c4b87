import type { HttpContext } from '@adonisjs/core/http'
import { renewRecoveryCodes } from '#identity/actions/factors/recovery_codes'
import { showRecoveryCodes } from '#identity/http/show_recovery_codes'
import { stayHereOnly } from '#identity/http/stay_here_only'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'

export default class RecoveryCodesController {
  /** Whoever reloads the page with the codes finds out that they are gone. */
  show({ response }: HttpContext) {
    return response.redirect('/my-account/security')
  }

  async store(ctx: HttpContext) {
    const made = await renewRecoveryCodes(callerOf(ctx))
    if (!made.ok) return answerRefusal(ctx, made.refusal)
    await stayHereOnly(ctx)
    return showRecoveryCodes(ctx, made.value)
  }
}
