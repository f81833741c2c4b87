import type { HttpContext } from '@adonisjs/core/http'
import { saveUserDetails } from '#identity/actions/save_user_details'
import { actorOf } from '#identity/domain/actor'
import { isSameAddress } from '#identity/domain/address'
import { formMessages } from '#identity/http/form_messages'
import { detailsFrom } from '#identity/http/typed_details'
import { findAddresses } from '#identity/queries/find_addresses'
import { userDetailsValidator } from '#identity/validators/user_details'
import { listCountries } from '#shared/countries'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'

/** What a customer completes after the first sign-in. */
export default class UserDetailsController {
  async show({ auth, inertia, response }: HttpContext) {
    const user = auth.use('web').user
    if (!user) return response.redirect('/sign-in-or-register')
    if (user.hasSavedDetails) return response.redirect().toIntended('/')
    const { billing, delivery } = await findAddresses(user.id)
    const { email, firstName, lastName, company, jobPosition, phone, mobilePhone, tin } = user
    return inertia.render('identity/save_user_details', {
      person: { email, firstName, lastName, company, jobPosition, phone, mobilePhone, tin },
      namesAreFixed: false,
      billing,
      delivery,
      sameAddress: !delivery || (billing !== null && isSameAddress(billing, delivery)),
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
      redirect: null,
    })
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.use('web').user
    if (!user) return ctx.response.redirect('/sign-in-or-register')
    if (user.hasSavedDetails) return ctx.response.redirect().toIntended('/')
    const form = await ctx.request.validateUsing(userDetailsValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const data = detailsFrom(form)
    const result = await saveUserDetails({ userId: user.id, data, actor: actorOf(user) })
    if (!result.ok) {
      const message = translate(ctx.locale, result.refusal.code)
      return answerRefusal(ctx, { code: 'identity.errors.details_failed', params: { message } })
    }
    flashToast(ctx, 'success', 'identity.details.saved')
    return ctx.response.redirect('/save-user-details/success')
  }

  success({ auth, inertia, response }: HttpContext) {
    const user = auth.use('web').user
    if (!user) return response.redirect('/sign-in-or-register')
    if (!user.hasSavedDetails) return response.redirect('/save-user-details')
    return inertia.render('identity/save_user_details_success', { seconds: 15 })
  }
}
