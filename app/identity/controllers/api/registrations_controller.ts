import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { registerCustomer } from '#identity/actions/registration/register_customer'
import { actorOf } from '#identity/domain/actor'
import type { Registration } from '#identity/domain/registration'
import { personFrom } from '#identity/http/api_person'
import { takeRegistration } from '#identity/http/take_registration'
import { sendUser } from '#identity/http/send_user'
import type User from '#identity/models/user'
import { scopesOf } from '#identity/queries/scopes_of'
import { apiRegistrationValidator } from '#identity/validators/api_user'
import { callerOrNobody } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { isFromProgram } from '#shared/http/honeypot'
import { answerRefusal } from '#shared/http/refusals'

export default class RegistrationsController {
  async store(ctx: HttpContext) {
    if (!identity.providers.customers.embedded) {
      return answerRefusal(ctx, { code: 'account.errors.registration_elsewhere', status: 409 })
    }
    if (isFromProgram(ctx)) return success(ctx, null, 202)
    const sent = await ctx.request.validateUsing(apiRegistrationValidator)
    const { createdByAdmin = sent.createdByAdmin, email, ...person } = sent.userDetails
    const { how = null, other = null } = sent.howDidYouHearAboutDS ?? {}
    const registration = { ...personFrom(person), email, heard: { how, other } }
    if (createdByAdmin) return this.#registerOnBehalf(ctx, registration)
    if (!sent.legalEntity || !sent.privacyNotice) {
      return answerRefusal(ctx, { code: 'account.errors.agreements_missing' })
    }
    return this.#register(ctx, registration)
  }

  async #registerOnBehalf(ctx: HttpContext, registration: Registration) {
    const user = callerOrNobody(ctx)
    if (!mayRegisterOthers(user)) {
      return answerRefusal(ctx, { code: 'identity.errors.no_permission', status: 403 })
    }
    const { locale } = ctx
    const added = await registerCustomer({ registration, locale, onBehalf: actorOf(user) })
    return added.ok ? sendUser(ctx, added.value.userId, 201) : answerRefusal(ctx, added.refusal)
  }

  /** The same answer for every address, whether it has an account or not. */
  async #register(ctx: HttpContext, registration: Registration) {
    const taken = await takeRegistration(ctx, registration)
    return taken.ok ? success(ctx, null, 202) : answerRefusal(ctx, taken.refusal)
  }
}

const mayRegisterOthers = (user?: User): user is User =>
  Boolean(user && scopesOf(user).has('users.write'))
