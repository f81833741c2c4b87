import { randomUUID } from 'node:crypto'
import type User from '#identity/models/user'
import { addBasketItem } from '#basket'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenProduct } from '#tests/functional/delivery/support/lake_product'

/** Monday to Friday of the first full week of 2000; every day of it has a file. */
export const WEEK = { from: '2000-01-03', to: '2000-01-07' }

type ProductWish = { dailyCents?: number; excluded?: string[] }

/** A product that is sold by the day, with real files for two weeks; answers its id. */
export async function givenSoldProduct(code: string, wish: ProductWish = {}): Promise<number> {
  const { id, range } = await givenProduct(code, { days: 14 })
  await rows(
    null,
    'update products set daily_price_cents = ?, excluded_countries = ? where id = ?',
    [wish.dailyCents ?? 6_000, wish.excluded ?? [], id]
  )
  await rows(null, 'select refresh_coverage(?, ?::date, ?::date)', [
    id,
    range.from.iso,
    range.to.iso,
  ])
  return id
}

/** Puts a week of a product into somebody's basket. */
export async function givenItem(user: { id: number }, productCode: string): Promise<void> {
  const added = await addBasketItem(user.id, {
    productCode,
    clientItemId: randomUUID(),
    from: CalendarDay.parse(WEEK.from)!,
    to: CalendarDay.parse(WEEK.to)!,
  })
  if (!added.ok) throw new Error(added.refusal.code)
}

type Over = Parameters<typeof createCustomer>[0]

/** A customer whose addresses lie in a country, with one week of the product in the basket. */
export async function givenBuyer(productCode: string, country = 'DE', over: Over = {}) {
  const buyer = await createCustomer({ tin: VAT_IDS[country], ...over })
  await rows(null, 'update addresses set country = ? where user_id = ?', [country, buyer.id])
  await givenItem(buyer, productCode)
  return buyer
}

const VAT_IDS: Record<string, string> = {
  DE: 'DE312748100',
  FR: 'FR36901274635',
  CH: 'CHE412736506',
}

/** Locks a basket as a payment in progress does; a negative time is a lock that has run out. */
export const lockBasket = (user: User, minutes = 15) =>
  rows(
    null,
    `update baskets set lock_owner = gen_random_uuid(),
            locked_until = now() + make_interval(mins => ?) where user_id = ?`,
    [minutes, user.id]
  )

export async function itemsOf(user: { id: number }): Promise<string[]> {
  const items = await rows<{ code: string }>(
    null,
    'select product_code as code from basket_items where user_id = ? order by id',
    [user.id]
  )
  return items.map(({ code }) => code)
}
