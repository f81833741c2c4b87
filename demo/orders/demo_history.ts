import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import downloadWindow from '#config/download_window'
import shop from '#config/shop'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import type { InsertedOrder } from '#orders/actions/insert_order'
import { settleQuota } from '#orders/actions/quota/settle_quota'
import { recordPayment } from '#orders/actions/payment_received/book_payment'
import { seedInvoice } from '#demo/billing/seed_invoice'
import type { DemoOrder } from '#demo/orders/order_plans'
import { recordConsents } from '#orders/domain/consents'
import { creditorReference } from '#shared/domain/creditor_reference'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import type { OrderState } from '#orders/domain/order_state'

const HOUR = 3_600_000

/** Moves an order that was just written back to the day of its plan, and tells what came of it, in the order of time. */
export async function tellHistory(
  trx: TransactionClientContract,
  order: InsertedOrder,
  plan: DemoOrder,
  placedAt: Date
): Promise<void> {
  const subject = { type: 'order', id: order.number }
  const { actor, consents, paymentMethod } = order.checkout
  await moveBack(trx, order, plan, placedAt)
  await recordAudit(trx, {
    ...{ actor, subject, at: placedAt, action: 'orders.placed' },
    after: { state: 'Registered', grossCents: order.quote.grossCents, paymentMethod, consents },
  })
  let from: OrderState = 'Registered'
  for (const [state, hours] of plan.path) {
    const isPaid = state === 'Confirmed' && paymentMethod !== 'Quota'
    if (isPaid && paymentMethod !== 'Card') await tellPayment(trx, order, after(placedAt, hours))
    await settleQuota(trx, order.id, state)
    await recordAudit(trx, {
      ...{ actor: SYSTEM_ACTOR, subject, at: after(placedAt, hours) },
      action: 'orders.state_changed',
      before: { state: from },
      after: { state, exception: false },
      reason: isUnhappy(state) ? plan.reason : undefined,
    })
    if (isPaid) await seedInvoice(trx, order.number, after(placedAt, hours))
    from = state
  }
}

/** What was confirmed had been paid: in full, by transfer, with the order's own reference. */
async function tellPayment(
  trx: TransactionClientContract,
  { number, quote: { grossCents } }: InsertedOrder,
  at: Date
): Promise<void> {
  await recordPayment(trx, {
    order: { number, state: 'Registered', grossCents },
    ...{ amountCents: grossCents, bookedOn: dayInBerlin(at), at },
    reference: creditorReference(number),
    actor: SYSTEM_ACTOR,
  })
}

async function moveBack(
  trx: TransactionClientContract,
  { id, checkout }: InsertedOrder,
  { path, reason, remark }: DemoOrder,
  placedAt: Date
): Promise<void> {
  const [state, hours] = path.at(-1) ?? ['Registered', 0]
  const at = (wanted: OrderState) => {
    const step = path.find(([name]) => name === wanted)
    return step ? after(placedAt, step[1]) : null
  }
  await rows(
    trx,
    `update orders
        set state = :state, version = :version, created_at = :placedAt, updated_at = :updatedAt,
            confirmed_at = :confirmedAt, completed_at = :completedAt::timestamptz,
            last_download_day = shop_day(:completedAt::timestamptz) + :window::int,
            consents = :consents::jsonb, terms_accepted_at = :placedAt, remark = :remark,
            failure_reason = :failure
      where id = :id`,
    {
      ...{ id, state, placedAt, version: path.length + 1 },
      updatedAt: after(placedAt, hours),
      confirmedAt: at('Confirmed'),
      completedAt: at('Completed'),
      consents: JSON.stringify(
        recordConsents(checkout.consents, placedAt.toISOString(), shop.termsVersions)
      ),
      remark: remark ?? null,
      window: downloadWindow.days,
      failure: state === 'Failed' ? (reason ?? null) : null,
    }
  )
}

function isUnhappy(state: OrderState): boolean {
  return state === 'Failed' || state === 'Rejected'
}

/** The moment some hours later. */
export function after(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR)
}
