import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { findProducts } from '#catalogue'
import { renewFiles } from '#delivery'
import { queueMailToPerson } from '#identity'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import { writtenDay } from '#shared/domain/written_day'
import { translate } from '#shared/i18n'
import { orderReference } from '#orders/domain/order_reference'
import type { DaysChange } from '#orders/domain/days_change'
import { actionOf, buyersOfDays, type BuyerOfDays } from '#orders/queries/buyers_of_days'

const TEMPLATES = { corrected: 'orders.mails.corrected', withdrawn: 'orders.mails.withdrawn' }

type Product = { code: string; name: string }

/** Each buyer once for each change, whoever repeats it. */
export async function tellBuyers(change: DaysChange): Promise<void> {
  const [product] = await findProducts([change.productId])
  if (!product) return
  for (const buyer of await buyersOfDays(change)) await tell(buyer, product, change)
}

function tell(buyer: BuyerOfDays, product: Product, change: DaysChange): Promise<void> {
  return transaction(async (trx) => {
    const renewed = change.what === 'corrected' ? await renew(trx, buyer, change) : []
    const left = buyer.days.filter((day) => !renewed.includes(day))
    const news: News[] = [
      { days: renewed, action: 'orders.days_renewed', template: 'orders.mails.renewed' },
      { days: left, action: actionOf(change), template: TEMPLATES[change.what] },
    ]
    for (const one of news) {
      if (one.days.length > 0) await write(trx, { ...buyer, days: one.days }, product, change, one)
    }
  })
}

type News = { days: string[]; action: string; template: string }

const renew = (
  trx: TransactionClientContract,
  { number, days }: BuyerOfDays,
  { productId }: DaysChange
) => renewFiles(trx, { reference: orderReference(number), productId, days })

async function write(
  trx: TransactionClientContract,
  buyer: BuyerOfDays,
  product: Product,
  { at }: DaysChange,
  { action, template }: News
): Promise<void> {
  const { number, userId, email, locale, name, days } = buyer
  await queueMailToPerson(trx, userId, {
    dedupeKey: `order-days:${number}:${product.code}:${action}:${at}`,
    ...{ to: email, locale, template },
    data: {
      ...{ name, number, product: product.name, days: named(buyer) },
      url: `${appUrl}/my-account/my-orders/${number}`,
      contact: `${appUrl}/contact`,
    },
  })
  await recordAudit(trx, {
    actor: SYSTEM_ACTOR,
    subject: { type: 'order', id: number },
    action,
    after: { product: product.code, days, at },
  })
}

/** More than these are counted. */
const MOST_NAMED = 12

function named({ days, locale }: BuyerOfDays): string {
  const written = days.slice(0, MOST_NAMED).map((day) => writtenDay(day))
  const count = days.length - written.length
  const more = count > 0 ? [translate(locale, 'orders.mails.more_days', { count })] : []
  return [...written, ...more].join(', ')
}
