import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { rows } from '#shared/database'
import { queueMailToPerson } from '#identity'
import type { LockedOrder } from '#orders/queries/lock_order'

export async function mailOrderCompleted(
  trx: TransactionClientContract,
  order: LockedOrder
): Promise<void> {
  const [window] = await rows<{ lastDay: string }>(
    trx,
    `select to_char(last_download_day, 'YYYY/MM/DD') as "lastDay" from orders where id = ?`,
    [order.id]
  )
  await queueMailToPerson(trx, order.userId, {
    dedupeKey: `order-completed:${order.number}`,
    to: order.email,
    locale: order.locale,
    template: 'orders.mails.completed',
    data: {
      number: order.number,
      name: order.contactName,
      lastDay: window!.lastDay,
      url: `${appUrl}/my-account/my-orders/${order.number}`,
    },
  })
}
