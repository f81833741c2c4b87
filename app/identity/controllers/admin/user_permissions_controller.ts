import type { HttpContext } from '@adonisjs/core/http'
import { findTabUser } from '#identity/http/user_tab'
import { listPermissions } from '#identity/queries/list_permissions'
import { scopesOf } from '#identity/queries/scopes_of'
import PermissionTransformer from '#identity/transformers/permission_transformer'
import TabUserTransformer from '#identity/transformers/tab_user_transformer'

export default class UserPermissionsController {
  async index(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const { user, by } = tab
    const permissions = await listPermissions(scopesOf(by).has('users.write') ? by : null, user)
    return ctx.inertia.render('identity/admin/user_permissions', {
      person: TabUserTransformer.transform(tab),
      permissions: PermissionTransformer.transform(permissions),
    })
  }
}
