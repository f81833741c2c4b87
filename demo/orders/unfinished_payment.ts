import { randomUUID } from 'node:crypto'
import { addBasketItem, getBuyer, quoteItems, listBasketItems } from '#basket'
import { findProductByCode } from '#catalogue'
import { after } from '#demo/orders/demo_history'
import { insertTry } from '#demo/orders/pay_by_card'
import { findUserByEmail } from '#identity'
import { transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { CONSENT_NAMES } from '#orders/domain/consents'

const WHO = 'sanne.verhoeven@amstelhuis.example'
const WANTED = { productCode: 'ref_cash', days: 10 }
const HOURS_AGO = 5

/** Somebody left the page of the bank some hours ago: the basket is free again, the provider is still watched. */
export async function seedUnfinishedPayment(): Promise<void> {
  const user = await findUserByEmail(WHO)
  if (!user) throw new Error(`There is no demo customer ${WHO}`)
  await putInBasket(user.id)
  const buyer = await getBuyer(user.id)
  const { quote, items } = await quoteItems(buyer, await listBasketItems(user.id))
  const actor = { id: user.id, label: user.email }
  const said = { paymentMethod: 'Card', consents: CONSENT_NAMES, locale: user.locale } as const
  const open = { expectedTotalCents: null, ownReference: null, idempotencyKey: '' }
  const checkout = { userId: user.id, actor, ...said, ...open }
  await transaction((trx) =>
    insertTry(
      trx,
      { buyer, quote, checkout },
      {
        ...{ state: 'Expired', end: 'unanswered', at: after(new Date(), -HOURS_AGO) },
        basketItemIds: items.map(({ id }) => id),
      }
    )
  )
}

async function putInBasket(userId: number): Promise<void> {
  const { productCode, days } = WANTED
  const to = CalendarDay.parse((await findProductByCode(productCode))!.lastDay!)!
  const item = { productCode, from: to.plusDays(1 - days), to, clientItemId: randomUUID() }
  const added = await addBasketItem(userId, item)
  if (!added.ok) throw new Error(`${WHO}: ${added.refusal.code}`)
}
