import { BaseTransformer } from '@adonisjs/core/transformers'
import { isWindowOver } from '#orders/domain/download_phase'
import type { OrderDetail } from '#orders/queries/get_order'
import { CalendarDay } from '#shared/domain/calendar_day'

/** What staff may know of an order that merely concerns them: who ordered what, and how it stands. */
export default class OrderHeaderTransformer extends BaseTransformer<OrderDetail> {
  toObject() {
    const order = this.resource
    return {
      ...this.pick(order, ['number', 'state', 'type', 'paymentMethod', 'email']),
      ...this.pick(order, ['contactName', 'company', 'lastDownloadDay']),
      createdAt: order.createdAt.toISOString(),
      isWindowOver: isWindowOver(order, CalendarDay.today()),
      items: order.items.map(({ id, productName, from, to }) => ({ id, productName, from, to })),
    }
  }
}
