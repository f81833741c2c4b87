import { rows } from '#shared/database'
import { ENDED_STATES } from '#orders/domain/order_state'
import { WaitingCallers } from '#shared/http/waiting_callers'

export const waitingForOrders = new WaitingCallers<number>('orders', async (numbers) => {
  const found = await rows<{ number: number }>(
    null,
    'select number from orders where number = any(?) and state = any(?)',
    [numbers, [...ENDED_STATES]]
  )
  return new Set(found.map(({ number }) => number))
})
