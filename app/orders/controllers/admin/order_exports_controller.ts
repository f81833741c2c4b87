import type { HttpContext } from '@adonisjs/core/http'
import { exportList } from '#shared/lists'
import { adminOrderList } from '#orders/lists/admin_order_list'

/** The staff's list as CSV: what the address narrows it to, in its order, all pages. */
export default class OrderExportsController {
  show(ctx: HttpContext) {
    return exportList(ctx, adminOrderList, null)
  }
}
