import type { HttpContext } from '@adonisjs/core/http'
import { useRecoveryCode, useTimeCode } from '#identity/actions/factors/use_code'
import { recordFailedSignIn } from '#identity/actions/sessions/record_sign_in'
import { hasOpenSignIn } from '#identity/gateways/embedded_provider/interactions'
import { underCodeLimits } from '#identity/http/code_limits'
import { continueSignIn } from '#identity/http/continue_sign_in'
import { formMessages } from '#identity/http/form_messages'
import { accountAtSecondStep } from '#identity/http/second_step'
import { signInLane } from '#identity/http/sign_in_lane'
import { whereaboutsOf } from '#identity/http/whereabouts'
import SignInAccount from '#identity/models/sign_in_account'
import { findFactors } from '#identity/queries/factors/find_factors'
import { secondStepValidator } from '#identity/validators/factors'
import { answerRefusal } from '#shared/http/refusals'

/** Step of a sign-in whose password was right: the second factor, or a code that stands for it. */
export default class SecondStepsController {
  async show(ctx: HttpContext) {
    const subject = await this.#proven(ctx)
    if (!subject) return this.#startAgain(ctx)
    const { authenticator, passkeys, recoveryCodesLeft } = await findFactors(subject)
    return ctx.inertia.render('identity/second_step', {
      uid: String(ctx.params.uid),
      hasAuthenticator: authenticator !== null,
      hasPasskey: passkeys.length > 0,
      hasRecoveryCodes: recoveryCodesLeft > 0,
      withRecovery: ctx.request.qs().with === 'recovery',
    })
  }

  async store(ctx: HttpContext) {
    const subject = await this.#proven(ctx)
    if (!subject) return this.#startAgain(ctx)
    const { code, kind = 'authenticator' } = await ctx.request.validateUsing(secondStepValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const isRight = await underCodeLimits(subject, () =>
      kind === 'recovery_code'
        ? useRecoveryCode(subject, code)
        : useTimeCode(subject, code.replaceAll(/\s/g, ''))
    )
    const account = await SignInAccount.findOrFail(subject)
    if (isRight === true) {
      return signInLane.behind(() => continueSignIn(ctx, account, ['password', kind]))
    }
    const outcome = isRight === 'blocked' ? 'blocked' : 'wrong_code'
    await recordFailedSignIn(account.email, outcome, whereaboutsOf(ctx))
    return answerRefusal(ctx, {
      code: `account.errors.${isRight === 'blocked' ? 'too_many_codes' : WRONG[kind]}`,
      field: 'code',
      status: isRight === 'blocked' ? 429 : 422,
    })
  }

  async #proven(ctx: HttpContext): Promise<string | null> {
    const { uid } = ctx.params
    return (await hasOpenSignIn(ctx, uid)) ? accountAtSecondStep(ctx.session, uid) : null
  }

  #startAgain({ params, response }: HttpContext) {
    return response.redirect(`/sign-in/${params.uid}`)
  }
}

const WRONG = { authenticator: 'code_wrong', recovery_code: 'recovery_code_wrong' } as const
