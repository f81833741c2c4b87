import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import identity from '#config/identity'
import { requestRegistration } from '#identity/actions/request_registration'
import { detailsFrom } from '#identity/http/typed_details'
import { formMessages } from '#identity/http/form_messages'
import { registrationValidator } from '#identity/validators/registration'
import { listCountries } from '#shared/countries'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

const REGISTERED_EMAIL = 'registered_email'

/** Registration of new customers. Employees get their roles elsewhere and read here which ones. */
export default class RegistrationsController {
  async create(ctx: HttpContext) {
    const { auth, inertia, request, response } = ctx
    const user = auth.use('web').user
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
    if (ctx.request.input('website')) return this.#thank(ctx, String(ctx.request.input('email')))
    const form = await ctx.request.validateUsing(registrationValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const { how, other } = form.howDidYouHearAboutDS ?? {}
    const isTaken = await limiter
      .use(identity.registrationsOfAddress)
      .attempt(`register:${ctx.request.ip()}`, async () => {
        const heard = { how: how ?? null, other: other ?? null }
        await requestRegistration({ ...detailsFrom(form), email: form.email, heard }, ctx.locale)
        return true
      })
    if (isTaken) return this.#thank(ctx, form.email)
    return answerRefusal(ctx, { code: 'identity.errors.too_many_registrations', status: 429 })
  }

  success({ inertia, session }: HttpContext) {
    const email: unknown = session.flashMessages.get(REGISTERED_EMAIL)
    return inertia.render('identity/register_success', {
      email: typeof email === 'string' ? email : null,
    })
  }

  /** The same for every address, whether it has an account or not. */
  #thank(ctx: HttpContext, email: string) {
    ctx.session.flash(REGISTERED_EMAIL, email)
    flashToast(ctx, 'success', 'identity.register.registered')
    return ctx.response.redirect('/register/success')
  }

  #rolesToRequest({ inertia }: HttpContext) {
    const { environment, groups } = identity
    return inertia.render('identity/role_requests', { environment, groups })
  }
}

/** With an outside provider accounts are made there. */
const leaveForProvider = ({ inertia, response }: HttpContext, registrationUrl: string | null) =>
  registrationUrl ? inertia.location(registrationUrl) : response.redirect('/sign-in/with/customers')
