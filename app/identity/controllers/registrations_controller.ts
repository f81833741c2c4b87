import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { takeRegistration } from '#identity/http/take_registration'
import { detailsFrom } from '#identity/http/typed_details'
import { formMessages } from '#identity/http/form_messages'
import { registrationValidator } from '#identity/validators/registration'
import { listCountries } from '#shared/countries'
import { callerOrNobody } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { isFromProgram } from '#shared/http/honeypot'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'

const REGISTERED = 'registered'

/** Registration of new customers. Employees get their roles elsewhere and read here which ones. */
export default class RegistrationsController {
  async create(ctx: HttpContext) {
    const { inertia, request, response } = ctx
    const user = callerOrNobody(ctx)
    if (user?.isStaff || request.qs().for === 'employees') return this.#rolesToRequest(ctx)
    if (user) return response.redirect('/my-account')
    const { embedded, registrationUrl } = identity.providers.customers
    if (!embedded) return leaveForProvider(ctx, registrationUrl)
    return inertia.render('identity/register', {
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
      offersStaffSignIn: identity.providers.staff.issuer !== null,
    })
  }

  async store(ctx: HttpContext) {
    const { embedded, registrationUrl } = identity.providers.customers
    if (!embedded) return leaveForProvider(ctx, registrationUrl)
    if (isFromProgram(ctx)) return this.#thank(ctx, String(ctx.request.input('email')))
    const form = await ctx.request.validateUsing(registrationValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const { how, other } = form.howDidYouHearAboutDS ?? {}
    const heard = { how: how ?? null, other: other ?? null }
    const taken = await takeRegistration(ctx, { ...detailsFrom(form), email: form.email, heard })
    return taken.ok ? this.#thank(ctx, form.email) : answerRefusal(ctx, taken.refusal)
  }

  success(ctx: HttpContext) {
    const email = outcomeOf(ctx, REGISTERED)
    if (!email) return ctx.response.redirect('/register')
    return ctx.inertia.render('identity/register_success', { email: String(email) })
  }

  /** The same for every address, whether it has an account or not. */
  #thank(ctx: HttpContext, email: string) {
    noteOutcome(ctx, REGISTERED, email)
    flashToast(ctx, 'success', 'identity.registration.register.registered')
    return ctx.response.redirect('/register/success')
  }

  #rolesToRequest(ctx: HttpContext) {
    const { environment, groups } = identity
    const offersSignIn = callerOrNobody(ctx) === undefined
    return ctx.inertia.render('identity/role_requests', { environment, groups, offersSignIn })
  }
}

/** With an outside provider accounts are made there. */
const leaveForProvider = ({ inertia, response }: HttpContext, registrationUrl: string | null) =>
  registrationUrl ? inertia.location(registrationUrl) : response.redirect('/sign-in/with/customers')
