import { randomUUID } from 'node:crypto'
import { addBasketItem } from '#basket/actions/add_basket_item'
import { getBuyer } from '#basket/queries/get_buyer'
import { findProductByCode } from '#catalogue'
import { saveQuote } from '#catalogue/actions/save_quote'
import { findUserByEmail } from '#identity'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

/** The newest days of some products that somebody wants; how long ago, where it lies in a basket. */
type Wanted = { who: string; days: [productCode: string, days: number][]; daysAgo?: number }

const WANTED: Wanted[] = [
  { who: 'henrike.alten@alsterblick.example', days: [['tick_cash_l1', 250]], daysAgo: 1 },
  { who: 'rosalie.hofer@donauquant.example', days: [['ref_cash', 120]], daysAgo: 4 },
  {
    who: 'rupert.ashdown@fenland.example',
    days: [
      ['fx_spot_g10', 62],
      ['index_close', 365],
    ],
    daysAgo: 9,
  },
  { who: 'dana.whitlock@cedarpoint.example', days: [['tick_derivatives_l1', 90]], daysAgo: 23 },
  { who: 'beat.zuercher@aaretal.example', days: [['tick_cash_l1', 730]] },
  {
    who: 'amelie.garnier@canalvert.example',
    days: [
      ['tick_cash_trades', 365],
      ['ref_cash', 365],
    ],
  },
]

/** What customers have in their baskets, or had quoted, and have not ordered yet. */
export async function seedBasketDemo(progress: (text: string) => void): Promise<void> {
  const known = await rows(null, 'select 1 from basket_items limit 1')
  if (known.length > 0) return progress('0 baskets and quotes')
  for (const wanted of WANTED) await (wanted.daysAgo ? putAside(wanted) : quoted(wanted))
  progress(`${WANTED.length} baskets and quotes`)
}

async function putAside({ who, days, daysAgo = 0 }: Wanted): Promise<void> {
  const userId = await idOf(who)
  for (const selection of await selectionsOf(days)) {
    const added = await addBasketItem(userId, { ...selection, clientItemId: randomUUID() })
    if (!added.ok) throw new Error(`${who}: ${added.refusal.code}`)
  }
  await rows(
    null,
    `update basket_items set created_at = created_at - make_interval(days => :daysAgo, hours => 3)
      where user_id = :userId`,
    { userId, daysAgo }
  )
}

async function quoted({ who, days }: Wanted): Promise<void> {
  const { userId: id, vatId, delivery } = await getBuyer(await idOf(who))
  const saved = await saveQuote({
    actor: { id, label: who },
    customer: { deliveryCountry: delivery?.country ?? null, vatId },
    recipient: [],
    selections: await selectionsOf(days),
  })
  if (!saved.ok) throw new Error(`${who}: ${saved.refusal.code}`)
}

async function idOf(email: string): Promise<number> {
  const user = await findUserByEmail(email)
  if (!user) throw new Error(`There is no demo customer ${email}`)
  return user.id
}

const selectionsOf = (days: Wanted['days']) =>
  Promise.all(
    days.map(async ([productCode, count], at) => {
      const to = CalendarDay.parse((await findProductByCode(productCode))!.lastDay!)!
      return { lineId: String(at + 1), productCode, from: to.plusDays(1 - count), to }
    })
  )
