import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { OTHER_CUSTOMERS } from '#demo/identity/customers'
import type { DemoOrder } from '#demo/orders/order_plans'

const DAY = 86_400_000
/** Days before today on which the first of them was reminded of its payment. */
const REMINDED = [20, 9]

const BUYERS = OTHER_CUSTOMERS.filter(
  ({ fate, country, tin }) => fate === 'active' && tin && ['DE', 'FR', 'AT'].includes(country)
)

/** An order that is at work when somebody looks at the shop for the first time. */
export const atWork = (): DemoOrder[] =>
  BUYERS.slice(0, 1).map(({ email }) => ({
    ...{ customer: email, daysAgo: 34, waits: true },
    items: [{ productCode: 'ref_cash', calendarDays: 31 }],
    path: [
      ['Confirmed', 40],
      ['Processing', 40.01],
    ],
  }))

/** Two orders whose transfers are awaited for too long; staff reminded of the older one. */
export function unpaidForLong(): DemoOrder[] {
  return BUYERS.slice(-2).map(({ email }, at) => ({
    customer: email,
    daysAgo: 37 - 2 * at,
    items: [{ productCode: 'ref_cash', calendarDays: 62 - 31 * at }],
    path: [],
  }))
}

/** As if somebody had pressed the button on those days. */
export async function remindOf(
  trx: TransactionClientContract,
  orderNumber: number,
  { daysAgo, path }: DemoOrder
): Promise<void> {
  if (path.length > 0 || daysAgo < 36) return
  for (const ago of REMINDED) {
    const at = new Date(Date.now() - ago * DAY)
    await rows(
      trx,
      'insert into payment_reminders (order_number, day, sent_at) values (?, shop_day(?), ?)',
      [orderNumber, at, at]
    )
    await recordAudit(trx, {
      ...{ actor: { id: null, label: 'Accounts' }, at },
      subject: { type: 'order', id: orderNumber },
      action: 'payments.reminded',
      after: { state: 'Registered' },
    })
  }
}
