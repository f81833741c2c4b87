import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import type { InvoiceLine } from '#billing/domain/invoice/content'
import type { InvoicedOrder } from '#billing/domain/invoice/invoice_content'
import { getAnyOrder, type OrderDetail } from '#orders'

type Item = Omit<InvoiceLine, 'range'> & { from: string; to: string }

/** The order has to be locked before. */
export async function getInvoicedOrder(
  trx: TransactionClientContract,
  number: number
): Promise<InvoicedOrder & OrderDetail> {
  const order = (await getAnyOrder(trx, number))!
  const confirmedOn = order.confirmedAt && dayInBerlin(order.confirmedAt)
  const bookedOn = await lastBookingDay(trx, number)
  return { ...order, paidOn: bookedOn ?? confirmedOn, lines: await linesOf(trx, number) }
}

async function lastBookingDay(trx: TransactionClientContract, number: number) {
  const [payments] = await rows<{ bookedOn: string | null }>(
    trx,
    'select max(booked_on) as "bookedOn" from order_payments where order_number = ?',
    [number]
  )
  return payments!.bookedOn
}

async function linesOf(trx: TransactionClientContract, number: number): Promise<InvoiceLine[]> {
  const items = await rows<Item>(
    trx,
    `select i.product_name as name, i.product_code as code, i.from_day as from, i.to_day as to,
            i.counted_days as "countedDays", i.number_of_modules as modules, i.price_cents as cents
       from order_items i join orders o on o.id = i.order_id
      where o.number = ? order by i.position`,
    [number]
  )
  return items.map(({ from, to, ...item }) => ({ ...item, range: { from, to } }))
}
