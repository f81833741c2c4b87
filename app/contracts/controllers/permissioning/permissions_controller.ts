import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { knownDay, widenView } from '#contracts/http/permissioning/asked_permissions'
import { knownPermissionList } from '#contracts/lists/permissioning/known_permission_list'
import { permissionList } from '#contracts/lists/permissioning/permission_list'
import PermissionTransformer from '#contracts/transformers/permissioning/permission_transformer'

export default class PermissionsController {
  async index(ctx: HttpContext) {
    widenView(ctx)
    const known = knownDay(ctx)
    const { content, shown } = known
      ? await showList(ctx, knownPermissionList, { known })
      : await showList(ctx, permissionList)
    return ctx.inertia.render('contracts/admin/permissioning', {
      permissions: PermissionTransformer.transform(content),
      ...shown,
      known,
    })
  }

  export(ctx: HttpContext) {
    widenView(ctx)
    const known = knownDay(ctx)
    return known ? exportList(ctx, knownPermissionList, { known }) : exportList(ctx, permissionList)
  }
}
