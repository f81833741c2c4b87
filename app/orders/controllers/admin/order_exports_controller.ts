import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { streamCsv } from '#shared/csv'
import { orderColumns } from '#orders/http/order_columns'
import { streamOrders } from '#orders/queries/list/stream_orders'
import { readAdminOrderList } from '#orders/validators/admin_order_list'

/** The staff's list as CSV: what the address narrows it to, in its order, all pages. */
export default class OrderExportsController {
  async show(ctx: HttpContext) {
    const address = ctx.request.qs()
    const day = CalendarDay.today().iso.replaceAll('-', '')
    return streamCsv(ctx, {
      fileName: `webshop_orders_${day}.csv`,
      columns: orderColumns(ctx.locale),
      rows: await streamOrders(readAdminOrderList(address)),
      separator: address.separator === 'comma' ? ',' : ';',
    })
  }
}
