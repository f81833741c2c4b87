import { BaseTransformer } from '@adonisjs/core/transformers'
import { CalendarDay } from '#shared/domain/calendar_day'
import { dayToWire } from '#shared/http/wire'
import type { OrderSummary } from '#orders/queries/order_rows'

/** A basic order of the HTTP API; days are YYYYMMDD. */
export default class OrderApiTransformer extends BaseTransformer<OrderSummary> {
  toObject() {
    const { number, userId, createdAt, updatedAt, state, type, email, items } = this.resource
    return {
      ...{ orderId: number, userId, state, type, email },
      created: createdAt.toISOString(),
      updated: updatedAt.toISOString(),
      items: items.map(({ id, from, to, productName }) => ({
        ...{ id, type: 'otp' },
        from: dayOf(from),
        to: dayOf(to),
        product: productName,
      })),
    }
  }
}

const dayOf = (iso: string): number => dayToWire(CalendarDay.parse(iso)!)
