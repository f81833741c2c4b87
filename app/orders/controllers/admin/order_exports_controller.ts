import type { HttpContext } from '@adonisjs/core/http'
import { exportList } from '#shared/lists'
import { adminOrderList } from '#orders/lists/admin_order_list'

export default class OrderExportsController {
  show(ctx: HttpContext) {
    return exportList(ctx, adminOrderList, null)
  }
}
