import type { HttpContext } from '@adonisjs/core/http'
import { registerCustomer } from '#identity/actions/registration/register_customer'
import { refusalOfBehalf, twinsTold } from '#identity/http/behalf'
import { formMessages } from '#identity/http/form_messages'
import { prospectIn } from '#identity/http/prospect_in'
import { detailsFrom } from '#identity/http/typed_details'
import { registrationOnBehalfValidator } from '#identity/validators/registration_on_behalf'
import { listCountries } from '#shared/countries'
import { actorIn } from '#shared/http/actor_in'
import { flashToast } from '#shared/http/flash'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'

const REGISTERED = 'registered_on_behalf'
const CAME_FROM = 'registered_for'

export default class RegistrationsOnBehalfController {
  async create(ctx: HttpContext) {
    return ctx.inertia.render('identity/admin/register_on_behalf', {
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
      prospect: await prospectIn(ctx),
      twins: twinsTold(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(registrationOnBehalfValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const refused = await refusalOfBehalf(ctx, form)
    if (refused) return answerRefusal(ctx, refused)
    const { email, locale } = form
    const heard = { how: null, other: null }
    const registration = { ...detailsFrom(form), email, heard }
    const done = await registerCustomer({ registration, locale, onBehalf: actorIn(ctx) })
    if (!done.ok) return answerRefusal(ctx, done.refusal)
    noteOutcome(ctx, REGISTERED, email)
    noteOutcome(ctx, CAME_FROM, (await prospectIn(ctx))?.page ?? '')
    flashToast(ctx, 'success', 'people.toasts.registered')
    return ctx.response.redirect('/admin/register-on-behalf/success')
  }

  success(ctx: HttpContext) {
    const email = outcomeOf(ctx, REGISTERED)
    if (!email) return ctx.response.redirect('/admin/manage-users/register-on-behalf')
    return ctx.inertia.render('identity/admin/registered_on_behalf', {
      email: String(email),
      cameFrom: String(outcomeOf(ctx, CAME_FROM) ?? ''),
    })
  }
}
