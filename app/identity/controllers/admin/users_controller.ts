import type { HttpContext } from '@adonisjs/core/http'
import { deleteUser } from '#identity/actions/erasure/delete_user'
import { findTabUser } from '#identity/http/user_tab'
import { toldByToast } from '#identity/http/told_by_toast'
import { userList } from '#identity/lists/user_list'
import { countriesOfUsers } from '#identity/queries/countries_of_users'
import { refusalsOfUser } from '#identity/queries/refusals_of_user'
import { scopesOf } from '#identity/queries/scopes_of'
import UserRowTransformer from '#identity/transformers/user_row_transformer'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { exportList, showList } from '#shared/lists'

export default class UsersController {
  async index(ctx: HttpContext) {
    const by = callerOf(ctx)
    const mayWrite = scopesOf(by).has('users.write')
    const [{ content, shown }, countries] = await Promise.all([
      showList(ctx, userList),
      countriesOfUsers(),
    ])
    const users = content.map((record) => ({
      ...record,
      refusals: mayWrite ? refusalsOfUser(by, record) : null,
    }))
    return ctx.inertia.render('identity/admin/users', {
      ...shown,
      users: UserRowTransformer.transform(users),
      choices: { ...shown.choices, country: countries },
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, userList)
  }

  async show(ctx: HttpContext) {
    const tab = await findTabUser(ctx)
    if (!tab) return
    const { id: userId } = tab.user
    return ctx.response.redirect().toRoute('identity.admin.users.details', { userId })
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteUser({ userId: Number(ctx.params.userId), by: callerOf(ctx) })
    if (!deleted.ok) flashToast(ctx, 'error', 'people.toasts.deletion_failed')
    toldByToast(ctx, deleted, 'people.toasts.deleted')
    const ownPage = `/admin/manage-users/${ctx.params.userId}/`
    const cameFrom = ctx.request.header('referer') ?? ''
    if (deleted.ok && cameFrom.includes(ownPage)) ctx.response.redirect('/admin/manage-users')
  }
}
