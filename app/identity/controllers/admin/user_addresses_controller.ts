import type { HttpContext } from '@adonisjs/core/http'
import { editAddresses } from '#identity/actions/staff/edit_user_parts'
import { isSameAddress } from '#identity/domain/address'
import { formMessages } from '#identity/http/form_messages'
import { savePart } from '#identity/http/user_part'
import { findTabUser } from '#identity/http/user_tab'
import { lastEntryOf } from '#identity/queries/changes_since'
import { findAddresses } from '#identity/queries/find_addresses'
import TabUserTransformer from '#identity/transformers/tab_user_transformer'
import { userAddressesPart } from '#identity/validators/user_parts'
import { listCountries } from '#shared/countries'

export default class UserAddressesController {
  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const seen = await lastEntryOf(tab.user.id)
    const { billing, delivery } = await findAddresses(tab.user.id)
    return ctx.inertia.render('identity/admin/user_addresses', {
      ...{ billing, delivery, seen },
      person: TabUserTransformer.transform(tab),
      sameAddress: !delivery || (billing !== null && isSameAddress(billing, delivery)),
      countries: (await listCountries()).filter(({ customerVisible }) => customerVisible),
    })
  }

  update(ctx: HttpContext) {
    return savePart(ctx, 'addresses', async (edit) => {
      const { seen, billing, ...typed } = await ctx.request.validateUsing(userAddressesPart, {
        messagesProvider: formMessages(ctx.locale),
      })
      const values = {
        billing: whole(billing),
        delivery: whole(typed.sameAddress ? billing : typed.delivery),
      }
      return editAddresses({ ...edit, seen, values })
    })
  }
}

const whole = <A extends { addressLine2?: string | null }>(address: A) => ({
  ...address,
  addressLine2: address.addressLine2 ?? null,
})
