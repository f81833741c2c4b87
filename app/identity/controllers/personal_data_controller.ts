import type { HttpContext } from '@adonisjs/core/http'
import { savePersonalData } from '#identity/actions/save_personal_data'
import { actorOf } from '#identity/domain/actor'
import { isSameAddress, type Address } from '#identity/domain/address'
import { formMessages } from '#identity/http/form_messages'
import type User from '#identity/models/user'
import { findAddresses } from '#identity/queries/find_addresses'
import { personalDataValidator } from '#identity/validators/personal_data'
import { listCountries } from '#shared/countries'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

/** Where to go on after saving; the basket sends people here whose address is missing. */
const NEXT: ReadonlyMap<unknown, string> = new Map([['checkout', '/basket/2']])

export default class PersonalDataController {
  async show({ auth, inertia, request }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const { billing, delivery } = await findAddresses(user.id)
    return inertia.render('identity/account/personal_data', {
      person: detailsOf(user),
      namesAreFixed: user.isStaff,
      billing,
      delivery,
      sameAddress: !delivery || (billing !== null && isSameAddress(billing, delivery)),
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
      redirect: NEXT.has(request.qs().redirect) ? String(request.qs().redirect) : null,
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const form = await ctx.request.validateUsing(personalDataValidator, {
      messagesProvider: formMessages(ctx.locale),
    })
    const { sameAddress: _, ...details } = form
    const billing = named(form.billing, form.company)
    const delivery = 'delivery' in form ? named(form.delivery, form.company) : billing
    const result = await savePersonalData({
      userId: user.id,
      data: { ...details, billing, delivery },
      actor: actorOf(user),
    })
    if (!result.ok) return answerRefusal(ctx, result.refusal)
    flashToast(ctx, 'success', 'identity.personal.saved')
    return ctx.response.redirect(NEXT.get(ctx.request.qs().redirect) ?? '/my-account/personal-data')
  }
}

/** Without a name of its own an address is the company's. */
const named = (address: Omit<Address, 'name'> & { name: string | null }, company: string) => ({
  ...address,
  name: address.name ?? company,
})

const detailsOf = (user: User) => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  company: user.company,
  jobPosition: user.jobPosition,
  phone: user.phone,
  mobilePhone: user.mobilePhone,
  tin: user.tin,
})
