import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { lockOrder } from '#orders'
import { holdPendingRefund } from '#billing/queries/refund/find_refund'

type Wish = { orderNumber: number; refundId: string; bookedOn: CalendarDay; actor: Actor }

export function confirmRefundTransfer(wish: Wish): Promise<Result<undefined>> {
  const { orderNumber, refundId, bookedOn, actor } = wish
  return transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    const refund = order && (await holdPendingRefund(trx, refundId))
    if (!order || refund?.orderNumber !== orderNumber || refund.way !== 'BankTransfer') {
      return refuse('refunds.errors.decided', { status: 409 })
    }
    if (bookedOn.isAfter(CalendarDay.today()) || bookedOn.iso < dayInBerlin(refund.createdAt)) {
      return refuse('refunds.errors.day', { field: 'bookedOn' })
    }
    await rows(
      trx,
      `update refunds set state = 'Done', booked_on = ?::date, updated_at = now() where id = ?`,
      [bookedOn.iso, refund.id]
    )
    await recordAudit(trx, {
      actor,
      subject: { type: 'order', id: orderNumber },
      action: 'refunds.done',
      after: { state: order.state, amountCents: refund.amountCents, bookedOn: bookedOn.iso },
    })
    return ok()
  })
}
