import shop from '#config/shop'
import { isWindowOver } from '#orders/domain/download_phase'
import { isNormalTransition, needsReason, VISIBLE_STATES } from '#orders/domain/order_state'
import OrderTransformer from '#orders/transformers/order_transformer'
import { CalendarDay } from '#shared/domain/calendar_day'

export default class AdminOrderTransformer extends OrderTransformer {
  toObject() {
    return {
      ...super.toObject(),
      paymentId: this.resource.paymentId,
      updatedAt: this.resource.updatedAt.toISOString(),
      isWindowOver: isWindowOver(this.resource, CalendarDay.today()),
      isAtHome: this.resource.deliveryAddress.country === shop.seller.country,
      choices: this.choices(),
    }
  }

  protected choices() {
    const { state: from } = this.resource
    return VISIBLE_STATES.filter((state) => state !== from).map((state) => ({
      state,
      isNormal: isNormalTransition(from, state),
      needsReason: needsReason(from, state),
    }))
  }
}
