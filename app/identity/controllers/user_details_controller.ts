import type { HttpContext } from '@adonisjs/core/http'
import { saveUserDetails } from '#identity/actions/account/save_user_details'
import { actorOf } from '#identity/domain/actor'
import { isSameAddress } from '#identity/domain/address'
import { formMessages } from '#identity/http/form_messages'
import { detailsFrom } from '#identity/http/typed_details'
import { withFailureToast } from '#identity/http/with_failure_toast'
import { findAddresses } from '#identity/queries/find_addresses'
import { userDetailsValidator } from '#identity/validators/user_details'
import { listCountries } from '#shared/countries'
import { callerOrNobody } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { noteOutcome, outcomeOf } from '#shared/http/outcome'
import { answerRefusal } from '#shared/http/refusals'

const SAVED = 'details_saved'
/** Asks for the privacy notice where that is open, and else leads to what was asked for at first. */
const NEXT = '/accept-privacy-notice'

/** What a customer completes after the first sign-in, where the registration has not told it. */
export default class UserDetailsController {
  async show(ctx: HttpContext) {
    const user = callerOrNobody(ctx)
    if (!user) return ctx.response.redirect('/sign-in-or-register')
    if (user.hasSavedDetails) return ctx.response.redirect().toIntended('/')
    const { billing, delivery } = await findAddresses(user.id)
    const { email, firstName, lastName, company, jobPosition, phone, mobilePhone, tin } = user
    return ctx.inertia.render('identity/save_user_details', {
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
    const user = callerOrNobody(ctx)
    if (!user) return ctx.response.redirect('/sign-in-or-register')
    if (user.hasSavedDetails) return ctx.response.redirect().toIntended('/')
    const saved = await withFailureToast(ctx, 'identity.errors.details_failed', async () => {
      const form = await ctx.request.validateUsing(userDetailsValidator, {
        messagesProvider: formMessages(ctx.locale),
        meta: { storedVatId: user.tin },
      })
      return saveUserDetails({ userId: user.id, data: detailsFrom(form), actor: actorOf(user) })
    })
    if (!saved.ok) return answerRefusal(ctx, saved.refusal)
    flashToast(ctx, 'success', 'identity.registration.details.saved')
    noteOutcome(ctx, SAVED)
    return ctx.response.redirect('/save-user-details/success')
  }

  /** They are signed in already: from here it goes on to where they wanted to be. */
  success(ctx: HttpContext) {
    const { inertia, response } = ctx
    const user = callerOrNobody(ctx)
    if (!user) return response.redirect('/sign-in-or-register')
    if (!user.hasSavedDetails) return response.redirect('/save-user-details')
    if (!outcomeOf(ctx, SAVED)) return response.redirect('/')
    return inertia.render('identity/save_user_details_success', { seconds: 15, next: NEXT })
  }
}
