import type { HttpContext } from '@adonisjs/core/http'
import { editDetails } from '#identity/actions/staff/edit_user_parts'
import { formMessages } from '#identity/http/form_messages'
import { savePart } from '#identity/http/user_part'
import { findTabUser } from '#identity/http/user_tab'
import { lastEntryOf } from '#identity/queries/changes_since'
import { findUser } from '#identity/queries/find_user'
import TabUserTransformer from '#identity/transformers/tab_user_transformer'
import UserDetailsTransformer from '#identity/transformers/user_details_transformer'
import { staffDetailsPart, userDetailsPart } from '#identity/validators/user_parts'

export default class UserDetailsController {
  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    // Read before the values, so that nothing is taken for seen that is not shown.
    const seen = await lastEntryOf(tab.user.id)
    return ctx.inertia.render('identity/admin/user_details', {
      person: TabUserTransformer.transform(tab),
      details: UserDetailsTransformer.transform(await tab.user.refresh()),
      seen,
    })
  }

  update(ctx: HttpContext) {
    return savePart(ctx, 'details', async (edit) => {
      const options = { messagesProvider: formMessages(ctx.locale) }
      const isStaff = (await findUser(edit.userId))?.isStaff
      const { seen, additionalEmail2, additionalEmail3, ...typed } = isStaff
        ? await ctx.request.validateUsing(staffDetailsPart, options)
        : await ctx.request.validateUsing(userDetailsPart, options)
      const emails = { second: additionalEmail2, third: additionalEmail3 }
      return editDetails({ ...edit, seen, values: { ...typed, emails } })
    })
  }
}
