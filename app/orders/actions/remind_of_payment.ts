import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { queueMailToPerson } from '#identity'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { formatEuro } from '#shared/domain/money'
import { ok, refuse, type Result } from '#shared/domain/result'
import { writtenDay } from '#shared/domain/written_day'
import { lockPayableOrder } from '#orders/actions/payment_received/book_payment'
import { transferAccount } from '#orders/domain/payment_details'
import { paidByTransfer } from '#orders/queries/payment/paid_by_transfer'

type Wish = { orderNumber: number; actor: Actor }
type Order = NonNullable<Awaited<ReturnType<typeof lockPayableOrder>>>

/** Asks the customer, in his language, for the transfer that an order waits for: once a day. */
export const remindOfPayment = ({ orderNumber, actor }: Wish): Promise<Result<undefined>> =>
  transaction(async (trx) => {
    const order = await lockPayableOrder(trx, orderNumber)
    if (!order) return refuse('orders.errors.not_found', { status: 404 })
    if (order.state !== 'Registered' || order.paymentMethod !== 'BankTransfer') {
      return refuse('orders.errors.not_unpaid', { status: 409 })
    }
    const day = await noteReminder(trx, orderNumber)
    if (!day) return refuse('orders.errors.reminded_today', { status: 409 })
    await mail(trx, order, day)
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'order', id: orderNumber } },
      action: 'payments.reminded',
      after: { state: order.state },
    })
    return ok()
  })

/** The day, or null where somebody reminded of the order on it. */
async function noteReminder(trx: TransactionClientContract, orderNumber: number) {
  const [noted] = await rows<{ day: string }>(
    trx,
    `insert into payment_reminders (order_number, day) values (?, shop_today())
     on conflict do nothing returning day`,
    [orderNumber]
  )
  return noted?.day ?? null
}

async function mail(trx: TransactionClientContract, order: Order, day: string): Promise<void> {
  const { number, locale, grossCents } = order
  const dueCents = grossCents - (await paidByTransfer(trx, number))
  await queueMailToPerson(trx, order.userId, {
    ...{ dedupeKey: `payment-reminder:${number}:${day}`, to: order.email, locale },
    template: 'orders.mails.reminder',
    data: {
      ...transferAccount(number, shop.bankAccount),
      ...{ number, name: order.contactName, due: formatEuro(dueCents, locale) },
      placedOn: writtenDay(order.placedOn),
      url: `${appUrl}/my-account/my-orders/${number}`,
    },
  })
}
