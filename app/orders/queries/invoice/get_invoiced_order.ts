import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { dayInBerlin } from '#orders/domain/invoice/day_in_berlin'
import type { InvoiceLine } from '#orders/domain/invoice/content'
import type { InvoicedOrder } from '#orders/domain/invoice/invoice_content'
import { DETAIL_COLUMNS, type OrderDetail } from '#orders/queries/get_order'

type Found = OrderDetail & { locale: 'en' | 'de'; bookedOn: string | null }
type Item = Omit<InvoiceLine, 'range'> & { from: string; to: string }

/** An order with all that its invoice says; the order has to be locked before. */
export async function getInvoicedOrder(
  trx: TransactionClientContract,
  number: number
): Promise<InvoicedOrder & OrderDetail> {
  const [order] = await rows<Found>(
    trx,
    `select ${DETAIL_COLUMNS}, o.locale,
            (select max(p.booked_on) from order_payments p
              where p.order_number = o.number) as "bookedOn"
       from orders o where o.number = ?`,
    [number]
  )
  const { bookedOn, ...detail } = order!
  const confirmedOn = detail.confirmedAt && dayInBerlin(detail.confirmedAt)
  return { ...detail, paidOn: bookedOn ?? confirmedOn, lines: await linesOf(trx, number) }
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
