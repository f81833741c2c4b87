import { addBasketItem, getBuyer } from '#basket'
import type { SelectionFilters } from '#catalogue'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import { followingPeriod } from '#orders/domain/following_period'
import { getOrderForCustomer } from '#orders/queries/get_order'
import type { Again } from '#orders/domain/again'

export type OrderedAgain = { added: string[]; refused: { name: string; refusal: Refusal }[] }

type Item = {
  clientItemId: string
  productCode: string
  productName: string
  from: string
  to: string
  includeDegraded: boolean
  filters: SelectionFilters | null
}

/** At today's prices. What cannot be bought is left out and told; refused where nothing can be. */
export async function orderAgain(
  userId: number,
  number: number,
  again: Again
): Promise<Result<OrderedAgain>> {
  const order = await getOrderForCustomer(userId, number)
  if (!order) return refuse('orders.errors.not_found', { status: 404 })
  const done: OrderedAgain = { added: [], refused: [] }
  const buyer = await getBuyer(userId)
  for (const item of await listItems(number, again)) {
    const added = await addBasketItem(userId, wantedOf(item, again), buyer)
    if (added.ok) done.added.push(item.productName)
    else done.refused.push({ name: item.productName, refusal: added.refusal })
  }
  if (done.added.length > 0) return ok(done)
  const [first] = done.refused
  return first ? { ok: false, refusal: first.refusal } : refuse('orders.errors.nothing_again')
}

/** The same wish made twice names the same item, so that it is added once. */
const listItems = (number: number, again: Again) =>
  rows<Item>(
    null,
    `select md5(:again || ':' || i.id)::uuid as "clientItemId", i.product_code as "productCode", i.product_name as "productName",
            i.from_day as "from", i.to_day as "to", i.include_degraded as "includeDegraded",
            i.filters
       from order_items i join orders o on o.id = i.order_id
      where o.number = :number order by i.position`,
    { number, again }
  )

function wantedOf({ from, to, ...item }: Item, again: Again) {
  const ordered = new DayRange(CalendarDay.parse(from)!, CalendarDay.parse(to)!)
  const range = again === 'same' ? ordered : followingPeriod(ordered)
  return { ...item, from: range.from, to: range.to }
}
