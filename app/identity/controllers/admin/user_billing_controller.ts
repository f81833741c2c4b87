import type { HttpContext } from '@adonisjs/core/http'
import { editBilling } from '#identity/actions/staff/edit_user_parts'
import { formMessages } from '#identity/http/form_messages'
import { savePart } from '#identity/http/user_part'
import { findTabUser } from '#identity/http/user_tab'
import { lastEntryOf } from '#identity/queries/changes_since'
import { findUser } from '#identity/queries/find_user'
import TabUserTransformer from '#identity/transformers/tab_user_transformer'
import { userBillingPart } from '#identity/validators/user_parts'

export default class UserBillingController {
  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const seen = await lastEntryOf(tab.user.id)
    const { company, tin } = await tab.user.refresh()
    return ctx.inertia.render('identity/admin/user_billing', {
      person: TabUserTransformer.transform(tab),
      ...{ company, tin, seen },
    })
  }

  update(ctx: HttpContext) {
    return savePart(ctx, 'billing', async (edit) => {
      const user = await findUser(edit.userId)
      const { seen, ...values } = await ctx.request.validateUsing(userBillingPart, {
        messagesProvider: formMessages(ctx.locale),
        meta: { storedVatId: user?.tin ?? null },
      })
      return editBilling({ ...edit, seen, values })
    })
  }
}
