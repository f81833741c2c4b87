import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import downloadWindow from '#config/download_window'
import shop from '#config/shop'
import { getBuyer, type Buyer } from '#basket'
import { findProductByCode, quoteFor, type Quote } from '#catalogue'
import { startFulfilment } from '#delivery'
import { findUserByEmail } from '#identity'
import type { Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { insertOrder } from '#orders/actions/insert_order'
import { CARD_ORDERS } from '#demo/orders/card_orders'
import { giveBack } from '#demo/orders/give_back'
import { agreeLater, ON_BEHALF, staffActor } from '#demo/orders/on_behalf'
import { payByCard } from '#demo/orders/pay_by_card'
import { seedUnfinishedPayment } from '#demo/orders/unfinished_payment'
import { after, tellHistory } from '#demo/orders/demo_history'
import { DEMO_ORDERS, type DemoItem, type DemoOrder } from '#demo/orders/order_plans'
import { pastYears } from '#demo/orders/past_years'
import { quotaOrders } from '#demo/orders/quota_orders'
import { quotaOf, seedQuotas, useUpLastQuota } from '#demo/orders/seed_quotas'
import { atWork, remindOf, unpaidForLong } from '#demo/orders/unpaid_for_long'
import { seedTestOrders } from '#demo/orders/test_orders'
import { endMonthsBefore } from '#demo/reports/end_past_months'
import { failTasks, holdUpTasks } from '#demo/delivery/hold_up'
import type { Checkout } from '#orders/domain/checkout'
import { CONSENT_NAMES } from '#orders/domain/consents'
import { orderReference } from '#orders/domain/order_reference'
import { listFulfilmentItems } from '#orders/queries/list_fulfilment_items'

const DAY = 86_400_000

/**
 * Gives an empty shop a past: orders of the demo customers in every state, priced by the real rules.
 * The worker makes the files of those whose window is open once it runs.
 */
export async function seedOrdersDemo(progress: (text: string) => void): Promise<void> {
  const [known] = await rows<{ orders: number }>(null, 'select count(*) as orders from orders')
  await seedQuotas()
  if (known!.orders > 0) return progress('0 orders')

  const today = new Date()
  const past = [
    ...[...pastYears(today), ...quotaOrders(today), ...unpaidForLong(), ...atWork()],
    ...[...CARD_ORDERS, ...ON_BEHALF],
  ]
  await numberThoseBefore(past.length)
  const plans = [...past, ...DEMO_ORDERS].toSorted((one, other) => other.daysAgo - one.daysAgo)
  for (const plan of plans) {
    await endMonthsBefore(paidAt(plan))
    await seedOrder(plan)
  }
  await endMonthsBefore(today)
  await useUpLastQuota()
  await seedTestOrders()
  await seedUnfinishedPayment()
  progress(`${plans.length} orders`)
}

/** However many they are, the orders of the last weeks, at which people look, keep their numbers. */
const numberThoseBefore = (orders: number) =>
  rows(null, `update order_counters set last_number = last_number - ? where name = 'orders'`, [
    orders,
  ])

/** Its invoice comes with the money. */
function paidAt({ daysAgo, path }: DemoOrder): Date {
  const [, hours] = path.find(([state]) => state === 'Confirmed') ?? ['', 0]
  return after(new Date(Date.now() - daysAgo * DAY), hours)
}

async function seedOrder(plan: DemoOrder): Promise<void> {
  const user = await findUserByEmail(plan.customer)
  if (!user) throw new Error(`There is no demo customer ${plan.customer}`)
  const buyer = withAddresses(await getBuyer(user.id))
  const placedAt = new Date(Date.now() - plan.daysAgo * DAY)
  const quote = await quoteOf(plan, buyer, placedAt)
  const checkout = checkoutOf(plan, buyer, user.locale, await staffActor(plan.placedBy))

  await transaction(async (trx) => {
    const quotaId = plan.paysBy === 'Quota' ? await quotaOf(trx, placedAt, quote.netCents) : null
    const order = await insertOrder(trx, { buyer, quote, checkout }, { quotaId })
    if (plan.paysBy === 'Card') await payByCard(trx, order, plan, placedAt)
    await tellHistory(trx, order, plan, placedAt)
    if (plan.placedBy) await agreeLater(trx, order, plan, placedAt)
    if (plan.refund) await giveBack(trx, order, plan, placedAt)
    if (hasFiles(plan)) await deliver(trx, order.number, order.id, buyer)
    await holdUp(trx, order.number, plan, placedAt)
    await remindOf(trx, order.number, plan)
  })
}

/** Staff have what they order sent to the operator. */
function withAddresses(buyer: Buyer): Buyer {
  if (buyer.kind === 'customer') return buyer
  const { addressLine1, postcode, city, country } = shop.seller
  const office = { name: buyer.name, addressLine1, postcode, city, country }
  return { ...buyer, billing: buyer.billing ?? office, delivery: buyer.delivery ?? office }
}

async function quoteOf({ items, paysBy }: DemoOrder, buyer: Buyer, placedAt: Date): Promise<Quote> {
  const selections = await Promise.all(items.map((item) => selectionOf(item, placedAt)))
  const customer = { deliveryCountry: buyer.delivery?.country ?? null, vatId: buyer.vatId }
  const quote = await quoteFor({ selections, customer, paymentMethod: paysBy })
  if (quote.canSubmit) return quote
  const notices = [...quote.errors, ...quote.lines.flatMap(({ errors }) => errors)]
  throw new Error(`A demo order cannot be sold: ${JSON.stringify(notices)}`)
}

async function selectionOf({ productCode, calendarDays }: DemoItem, placedAt: Date) {
  const product = await findProductByCode(productCode)
  const newest = CalendarDay.parse(product?.lastDay ?? '')
  if (!newest) throw new Error(`Nothing to sell of ${productCode}`)
  const before = CalendarDay.parse(placedAt.toISOString().slice(0, 10))!.plusDays(-3)
  const to = before.isAfter(newest) ? newest : before
  return { lineId: productCode, productCode, from: to.plusDays(1 - calendarDays), to }
}

function checkoutOf(
  plan: DemoOrder,
  buyer: Buyer,
  locale: 'en' | 'de',
  placedBy: Actor | null
): Checkout {
  return {
    userId: buyer.userId,
    actor: placedBy ?? { id: buyer.userId, label: buyer.email },
    idempotencyKey: '',
    consents: placedBy ? [] : CONSENT_NAMES,
    paymentMethod: plan.paysBy ?? 'BankTransfer',
    expectedTotalCents: 0,
    ownReference: plan.ownReference ?? null,
    locale,
  }
}

/** Of an order that is long over nobody fetches anything any more. */
function hasFiles({ daysAgo, path }: DemoOrder): boolean {
  const [state] = path.at(-1) ?? ['Registered']
  return (
    state === 'Processing' ||
    state === 'Failed' ||
    (state === 'Completed' && daysAgo < downloadWindow.days)
  )
}

/** What failed can be tried again; what waits for an archive is at work for a while. */
async function holdUp(
  trx: TransactionClientContract,
  orderNumber: number,
  { path, reason, waits }: DemoOrder,
  placedAt: Date
): Promise<void> {
  const [state, hours] = path.at(-1) ?? ['Registered', 0]
  if (state === 'Failed') {
    const at = after(placedAt, hours)
    const began = after(placedAt, path.at(-2)![1])
    await failTasks(trx, { orderNumber, code: reason!, began, at })
  }
  if (waits) await holdUpTasks(trx, { orderNumber, minutes: 30 })
}

async function deliver(
  trx: TransactionClientContract,
  orderNumber: number,
  orderId: number,
  { company }: Buyer
): Promise<void> {
  await startFulfilment(trx, {
    reference: orderReference(orderNumber),
    licensee: company,
    items: await listFulfilmentItems(trx, orderId),
  })
}
