import type { HttpContext } from '@adonisjs/core/http'
import { usePasskey } from '#identity/actions/factors/use_passkey'
import { recordFailedSignIn } from '#identity/actions/sessions/record_sign_in'
import { hasOpenSignIn } from '#identity/gateways/embedded_provider/interactions'
import { requestOptions } from '#identity/gateways/passkeys'
import { continueSignIn } from '#identity/http/continue_sign_in'
import { keepChallenge, takeChallenge } from '#identity/http/passkey_challenge'
import { accountAtSecondStep } from '#identity/http/second_step'
import { signInLane } from '#identity/http/sign_in_lane'
import { whereaboutsOf } from '#identity/http/whereabouts'
import SignInAccount from '#identity/models/sign_in_account'
import { passkeysOf } from '#identity/queries/factors/find_passkey'
import { passkeySignInValidator } from '#identity/validators/factors'
import { failure, success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

const EXPIRED = '/sign-in-or-register?problem=expired'

/** A passkey finds its owner, so that nobody learns here who has an account. */
export default class PasskeySignInsController {
  async options(ctx: HttpContext) {
    const uid = String(ctx.params.uid)
    if (!(await hasOpenSignIn(ctx, uid))) {
      return failure(ctx, { code: 'account.errors.sign_in_over', status: 410 })
    }
    const subject = accountAtSecondStep(ctx.session, uid)
    const options = await requestOptions(subject ? await passkeysOf(subject) : [])
    keepChallenge(ctx.session, uid, options.challenge)
    return success(ctx, options)
  }

  async store(ctx: HttpContext) {
    const uid = String(ctx.params.uid)
    if (!(await hasOpenSignIn(ctx, uid))) return ctx.response.redirect(EXPIRED)
    const { answer } = await ctx.request.validateUsing(passkeySignInValidator)
    const challenge = takeChallenge(ctx.session, uid)
    const subject = accountAtSecondStep(ctx.session, uid)
    const passkey = challenge ? await usePasskey(answer, challenge, subject) : null
    const account = passkey ? await SignInAccount.find(passkey.subject) : null
    if (!passkey || !account?.emailVerified) return this.#refuse(ctx, subject)
    const proof = passkey.isSynced ? 'synced_passkey' : 'passkey'
    return signInLane.behind(() =>
      continueSignIn(ctx, account, subject ? ['password', proof] : [proof])
    )
  }

  async #refuse(ctx: HttpContext, subject: string | null) {
    const account = subject && (await SignInAccount.find(subject))
    if (account) await recordFailedSignIn(account.email, 'wrong_code', whereaboutsOf(ctx))
    return answerRefusal(ctx, { code: 'account.errors.passkey_refused', field: 'passkey' })
  }
}
