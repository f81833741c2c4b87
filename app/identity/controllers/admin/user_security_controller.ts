import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser } from '#identity/http/user_tab'
import { signInList } from '#identity/lists/sign_in_list'
import { getUserSecurity } from '#identity/queries/get_user_security'
import SignInEventTransformer from '#identity/transformers/sign_in_event_transformer'
import TabUserTransformer from '#identity/transformers/tab_user_transformer'
import UserSecurityTransformer from '#identity/transformers/user_security_transformer'
import { showList } from '#shared/lists'

export default class UserSecurityController {
  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const [security, { content, shown }] = await Promise.all([
      getUserSecurity(tab.user),
      showList(ctx, signInList, tab.user),
    ])
    return ctx.inertia.render('identity/admin/user_security', {
      ...shown,
      person: TabUserTransformer.transform(tab),
      security: UserSecurityTransformer.transform(security),
      signIns: SignInEventTransformer.transform(content),
    })
  }
}
