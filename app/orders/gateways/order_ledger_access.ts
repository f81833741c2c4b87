import db from '@adonisjs/lucid/services/db'
import type { DownloadRight, LedgerAccess } from '#delivery'
import { rows } from '#shared/database'
import { orderNumberOf } from '#orders/domain/fulfilment_reference'
import { isReleasedEarly } from '#orders/domain/download_phase'
import { STATE_GROUPS, type OrderState } from '#orders/domain/order_state'

type Row = { state: OrderState; windowEndsAt: Date | null }

/** The files of an order belong to its customer, from completion to the end of the window's last day. */
export class OrderLedgerAccess implements LedgerAccess {
  async mayDownload(userId: number, reference: string): Promise<DownloadRight> {
    const number = orderNumberOf(reference)
    const order = number === null ? null : await this.#find(userId, number)
    if (!order) return { verdict: 'no' }
    if (order.state === 'Completed') return { verdict: 'yes', windowEndsAt: order.windowEndsAt }

    if (isReleasedEarly(order.state)) return { verdict: 'yes', windowEndsAt: null }
    return { verdict: isOnItsWay(order.state) ? 'not_completed' : 'no' }
  }

  async #find(userId: number, number: number): Promise<Row | undefined> {
    const [order] = await rows<Row>(
      db,
      `select state,
              (last_download_day + 1)::timestamp at time zone 'Europe/Berlin' as "windowEndsAt"
         from orders where number = ? and user_id = ?`,
      [number, userId]
    )
    return order
  }
}

function isOnItsWay(state: OrderState): boolean {
  return STATE_GROUPS.open.some((open) => open === state)
}
