import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { permissionList } from '#contracts/lists/permissioning/permission_list'
import PermissionTransformer from '#contracts/transformers/permissioning/permission_transformer'

/** Who could receive what. */
export default class PermissionsController {
  async index(ctx: HttpContext) {
    const { content, shown } = await showList(ctx, permissionList)
    return ctx.inertia.render('contracts/admin/permissioning', {
      permissions: PermissionTransformer.transform(content),
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, permissionList)
  }
}
