import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { hasText, translate, type TextParams } from '#shared/i18n'
import { announceToHooks } from '#webhooks'
import type { OrderState } from '#orders/domain/order_state'
import type { LockedOrder } from '#orders/queries/lock_order'

const EVENTS = { Completed: 'order.completed', Failed: 'order.failed' } as const

type Change = { to: OrderState; reason?: string; reasonParams?: TextParams }

/** Once per version, in the change's transaction; what staff wrote of a failure is not told. */
export async function announceToCustomer(
  trx: TransactionClientContract,
  { number, userId, version, locale }: LockedOrder,
  { to, reason, reasonParams }: Change
): Promise<void> {
  const event = to === 'Completed' || to === 'Failed' ? EVENTS[to] : null
  if (!event) return
  const why = reason && hasText(reason) ? translate(locale, reason, reasonParams) : undefined
  await announceToHooks(trx, {
    event,
    users: [userId],
    key: `order:${number}:${version}`,
    data: {
      orderNumber: number,
      ...(to === 'Failed' && why && { reason: why }),
      url: `${appUrl}/api/v1/orders/${number}`,
    },
  })
}
