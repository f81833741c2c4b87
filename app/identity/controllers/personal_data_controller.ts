import type { HttpContext } from '@adonisjs/core/http'
import { saveAccount } from '#identity/actions/account/save_account'
import { actorOf } from '#identity/domain/actor'
import { isSameAddress } from '#identity/domain/address'
import { emailsFrom } from '#identity/http/api_person'
import { formMessages } from '#identity/http/form_messages'
import { detailsFrom } from '#identity/http/typed_details'
import { withFailureToast } from '#identity/http/with_failure_toast'
import type User from '#identity/models/user'
import { findAddresses } from '#identity/queries/find_addresses'
import { personalDataValidator } from '#identity/validators/personal_data'
import { listCountries } from '#shared/countries'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

/** Where to go on after saving; the basket sends people here whose address is missing. */
const NEXT: ReadonlyMap<unknown, string> = new Map([['checkout', '/basket/2']])

export default class PersonalDataController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { billing, delivery } = await findAddresses(user.id)
    return ctx.inertia.render('identity/account/personal_data', {
      person: personOf(user),
      emails: emailsOf(user),
      namesAreFixed: user.isStaff,
      billing,
      delivery,
      sameAddress: !delivery || (billing !== null && isSameAddress(billing, delivery)),
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
      redirect: NEXT.has(ctx.request.qs().redirect) ? String(ctx.request.qs().redirect) : null,
    })
  }

  async update(ctx: HttpContext) {
    const user = callerOf(ctx)
    const saved = await withFailureToast(ctx, 'account.personal.failed', async () => {
      const form = await ctx.request.validateUsing(personalDataValidator, {
        messagesProvider: formMessages(ctx.locale),
        meta: { storedVatId: user.tin },
      })
      return saveAccount({
        ...{ userId: user.id, by: user },
        data: detailsFrom(form),
        emails: emailsFrom(form),
        actor: actorOf(user),
      })
    })
    if (!saved.ok) return answerRefusal(ctx, saved.refusal)
    flashToast(ctx, 'success', 'identity.registration.personal.saved')
    return ctx.response.redirect(NEXT.get(ctx.request.qs().redirect) ?? '/my-account/personal-data')
  }
}

const personOf = (user: User) => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  company: user.company,
  jobPosition: user.jobPosition,
  phone: user.phone,
  mobilePhone: user.mobilePhone,
  tin: user.tin,
})

const emailsOf = (user: User) => ({
  second: { email: user.secondEmail, isVerified: user.secondEmailVerifiedAt !== null },
  third: { email: user.thirdEmail, isVerified: user.thirdEmailVerifiedAt !== null },
})
