import type { HttpContext } from '@adonisjs/core/http'
import { addPasskey, removePasskey } from '#identity/actions/factors/passkeys'
import { creationOptions, readNewPasskey } from '#identity/gateways/passkeys'
import { keepChallenge, takeChallenge } from '#identity/http/passkey_challenge'
import { showRecoveryCodes } from '#identity/http/show_recovery_codes'
import { stayHereOnly } from '#identity/http/stay_here_only'
import { passkeysOf } from '#identity/queries/factors/find_passkey'
import { passkeyValidator } from '#identity/validators/factors'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

const PAGE = '/my-account/security'
const PURPOSE = 'a new passkey'

export default class PasskeysController {
  async options(ctx: HttpContext) {
    const user = callerOf(ctx)
    const options = await creationOptions(user, await passkeysOf(user.subject))
    keepChallenge(ctx.session, PURPOSE, options.challenge)
    return success(ctx, options)
  }

  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { name, answer } = await ctx.request.validateUsing(passkeyValidator)
    const challenge = takeChallenge(ctx.session, PURPOSE)
    const passkey = challenge && (await readNewPasskey(answer, challenge))
    if (!passkey) {
      return answerRefusal(ctx, { code: 'account.errors.passkey_not_made', field: 'name' })
    }
    const added = await addPasskey(user, name, passkey)
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    await stayHereOnly(ctx)
    flashToast(ctx, 'success', 'identity.security.passkey_added', { name })
    const { recoveryCodes } = added.value
    return recoveryCodes ? showRecoveryCodes(ctx, recoveryCodes) : ctx.response.redirect(PAGE)
  }

  /** Whoever reloads the page that followed a new passkey. */
  show({ response }: HttpContext) {
    return response.redirect(PAGE)
  }

  async destroy(ctx: HttpContext) {
    const user = callerOf(ctx)
    const removed = await removePasskey(user, Number(ctx.params.id))
    if (!removed.ok) return answerRefusal(ctx, removed.refusal)
    await stayHereOnly(ctx)
    flashToast(ctx, 'success', 'identity.security.passkey_removed')
    return ctx.response.redirect(PAGE)
  }
}
