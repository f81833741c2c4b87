import type { HttpContext } from '@adonisjs/core/http'
import identity, { type ProviderKey } from '#config/identity'
import { recordSignIn } from '#identity/actions/sessions/record_sign_in'
import { signInUser, type SignInRefusal } from '#identity/actions/sessions/sign_in_user'
import { isStrongEnough } from '#identity/domain/sign_in_strength'
import { profileFrom } from '#identity/domain/sign_in_profile'
import type { SignOutReason } from '#identity/domain/sign_out_reason'
import { providerProblem } from '#identity/gateways/provider_problem'
import { landingOf, openStepOf } from '#identity/http/entry'
import { leaveProvider, openSession } from '#identity/http/sign_in_session'
import { whereaboutsOf } from '#identity/http/whereabouts'
import { refuse } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { ownAddress } from '#shared/http/own_address'

const REASONS = {
  'identity.errors.insufficient_roles': 'insufficient_roles',
  'identity.errors.undefined_state': 'undefined_state',
  'identity.errors.locked': 'locked',
  'identity.errors.merged': 'merged',
  'identity.errors.second_factor_missing': 'second_factor_missing',
} as const satisfies Record<SignInRefusal | 'identity.errors.second_factor_missing', SignOutReason>

/** When the person proved there who they are; the provider counts seconds. */
const provenAt = ({ auth_time: seconds }: { auth_time?: unknown }) =>
  typeof seconds === 'number' ? seconds * 1000 : undefined

const CANCELLED = '/sign-in-or-register?problem=cancelled'

const CONTINUE = 'continue'

/** A browser window that comes from the provider, and not yet from the page that asks to wait. */
const isFreshNavigation = ({ request }: HttpContext) =>
  request.header('sec-fetch-dest') === 'document' && !(CONTINUE in request.qs())

/** Checking the answer takes a talk with the provider; meanwhile the window says so. */
function askToWait(ctx: HttpContext) {
  const { inertia, response } = ctx
  const continueUrl = `${ownAddress(ctx)}&${CONTINUE}=1`
  response.header('refresh', `0; url=${continueUrl}`).header('cache-control', 'no-store')
  return inertia.render('identity/signing_in', { continueUrl })
}

export default class SignInCallbacksController {
  customers(ctx: HttpContext) {
    return this.#receive(ctx, 'customers')
  }

  staff(ctx: HttpContext) {
    return this.#receive(ctx, 'staff')
  }

  async #receive(ctx: HttpContext, provider: ProviderKey) {
    const driver = ctx.ally.use(provider)
    if (driver.stateMisMatch()) return this.#refuseState(ctx)
    if (driver.accessDenied()) return ctx.response.redirect(CANCELLED)
    if (isFreshNavigation(ctx)) return askToWait(ctx)
    try {
      return await this.#enter(ctx, provider)
    } catch (error) {
      ctx.logger.warn({ err: error, provider }, 'sign-in failed')
      const problem = providerProblem(error)
      if (problem) flashToast(ctx, 'error', problem.code, problem.params)
      return ctx.response.redirect(await leaveProvider(ctx, 'failed'))
    }
  }

  /** An answer to a question that this browser did not ask leads back to the start (state rule). */
  #refuseState(ctx: HttpContext) {
    const code = Object.keys(ctx.request.qs()).length ? 'invalid_state' : 'no_parameters'
    flashToast(ctx, 'error', `identity.errors.${code}`)
    return ctx.response.redirect('/')
  }

  async #enter(ctx: HttpContext, provider: ProviderKey) {
    const { original, token } = await ctx.ally.use(provider).user()
    const arrival = { provider, tokens: token.kept, provenAt: provenAt(original) }
    const profile = profileFrom(original, identity.groupsClaim)
    const { requiredStrength } = identity.providers[provider]
    const result = isStrongEnough(original, requiredStrength)
      ? await signInUser({ provider, profile, locale: ctx.locale })
      : refuse('identity.errors.second_factor_missing', { status: 403 })
    const person = { provider, subject: profile.subject }
    if (!result.ok) {
      const reason = REASONS[result.refusal.code]
      await recordSignIn(person, reason === 'merged' ? 'locked' : reason, whereaboutsOf(ctx))
      return ctx.response.redirect(await leaveProvider(ctx, reason, arrival))
    }
    await recordSignIn(person, 'signed_in', whereaboutsOf(ctx))
    await openSession(ctx, result.value, arrival)
    const step = openStepOf(result.value)
    if (step) return ctx.response.redirect(step)
    return ctx.response.redirect().toIntended(landingOf(result.value))
  }
}
