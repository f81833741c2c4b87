import delivery from '#config/delivery'
import db from '@adonisjs/lucid/services/db'
import {
  type Delivered,
  DeliveryOwner,
  type DownloadRight,
  type Person,
  type StaffWords,
} from '#delivery'
import { rows } from '#shared/database'
import { translate, type Locale } from '#shared/i18n'
import { orderDeliveryWords, orderStaffWords } from '#orders/gateways/order_delivery_words'
import { orderReference, orderNumberIn } from '#orders/domain/order_reference'
import { isReleasedEarly } from '#orders/domain/download_phase'
import type { PaymentMethod } from '#catalogue'
import { STATE_GROUPS, type OrderState } from '#orders/domain/order_state'
import { type OrderReach, reachOfOrder } from '#orders/queries/reach_of_order'

type Row = Omit<Delivered, 'reference' | 'path' | 'words' | 'isCompleted'> & {
  number: number
  state: OrderState
  paymentMethod: PaymentMethod
  hasAcceptedTerms: boolean
}

/** The files of an order belong to its customer, from completion to the end of the window's last day. */
export class OrderDeliveries extends DeliveryOwner {
  override async mayDownload(userId: number, key: string): Promise<DownloadRight> {
    const order = await find(key)
    if (order?.userId !== userId || !order.hasAcceptedTerms) return { verdict: 'no' }
    if (order.state === 'Completed') return { verdict: 'yes', windowEndsAt: order.windowEndsAt }

    if (isReleasedEarly(order.state, delivery.releaseFilesEarly)) {
      return { verdict: 'yes', windowEndsAt: null }
    }
    return { verdict: isOnItsWay(order.state) ? 'not_completed' : 'no' }
  }

  override async maySee(person: Person, key: string): Promise<boolean> {
    return (await reach(person, key)) === 'all'
  }

  override async maySeeFiles(person: Person, key: string): Promise<boolean> {
    return (await reach(person, key)) !== 'none'
  }

  override async statesOf(keys: string[]): Promise<Map<string, string>> {
    const numbers = keys.map(orderNumberIn).filter((number) => number !== null)
    const found = await rows<{ number: number; state: OrderState }>(
      db,
      `select o.number, o.state from orders o
        where o.number = any(?::bigint[]) and o.state not in ('New', 'Locked')`,
      [numbers]
    )
    return new Map(found.map(({ number, state }) => [String(number), state]))
  }

  override async describe(key: string): Promise<Delivered | null> {
    const order = await find(key)
    return order ? delivered(order) : null
  }

  override async windowsEndingWithin(days: number): Promise<Delivered[]> {
    const orders = await rows<Row>(
      db,
      `${SELECT} where state = 'Completed' and last_download_day
         between shop_today() and shop_today() + ?::int`,
      [days]
    )
    return orders.map(delivered)
  }

  override toStaff(key: string, locale: Locale): StaffWords | null {
    const number = orderNumberIn(key)
    return number === null ? null : orderStaffWords(number, locale)
  }

  override toStrangers(locale: Locale): string {
    return translate(locale, 'orders.deliveries.file')
  }

  override numberOf(key: string): number | null {
    return orderNumberIn(key)
  }
}

/** Owners know all of their order once they have agreed to it; others what their rights say. */
async function reach(person: Person, key: string): Promise<OrderReach> {
  const order = await find(key)
  if (!order) return 'none'
  const isOwner = order.userId === person.id && order.hasAcceptedTerms
  return isOwner ? 'all' : reachOfOrder(person, order)
}

async function find(key: string): Promise<Row | undefined> {
  const number = orderNumberIn(key)
  if (number === null) return undefined
  const [order] = await rows<Row>(db, `${SELECT} where number = ?`, [number])
  return order
}

const SELECT = `
  select number, state, payment_method as "paymentMethod", user_id as "userId", email, contact_name as name, locale,
         terms_accepted_at is not null as "hasAcceptedTerms", completed_at as "completedAt", last_download_day as "lastDay",
         jsonb_path_query_first(consents, '$[*] \\? (@.document == "terms").version') #>> '{}'
           as "termsVersion",
         shop_day_begins(last_download_day + 1) as "windowEndsAt"
    from orders`

function delivered({ number, state, ...order }: Row): Delivered {
  const { hasAcceptedTerms: _accepted, paymentMethod: _method, ...known } = order
  return {
    ...known,
    reference: orderReference(number),
    path: `/my-account/my-orders/${number}`,
    words: (locale) => orderDeliveryWords(number, locale),
    isCompleted: state === 'Completed',
  }
}

function isOnItsWay(state: OrderState): boolean {
  return STATE_GROUPS.open.some((open) => open === state)
}
