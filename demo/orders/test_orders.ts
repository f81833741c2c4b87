import { getBuyer, quoteItems } from '#basket'
import { findProductByCode } from '#catalogue'
import { findUserByEmail } from '#identity'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { insertTestOrder } from '#orders/actions/test_orders/insert_test_order'
import { signTest } from '#orders/actions/test_orders/sign_test'
import type { PaymentSnapshot } from '#orders/domain/payment/attempt'
import { sampleFilesOf } from '#orders/queries/test_orders/sample_files'

const WHO = 'anna.brandt@elbquant.example'
const TRIED = [
  { productCode: 'tick_cash_l1', days: 30, daysAgo: 3 },
  { productCode: 'ref_cash', days: 7, daysAgo: 2 },
]

/** What Anna's first program tried before it ordered for money. */
export async function seedTestOrders(): Promise<void> {
  const user = await findUserByEmail(WHO)
  if (!user) throw new Error(`There is no demo customer ${WHO}`)
  const buyer = await getBuyer(user.id)
  for (const { productCode, days, daysAgo } of TRIED) {
    const to = CalendarDay.parse((await findProductByCode(productCode))!.lastDay!)!
    const item = { productCode, from: to.plusDays(1 - days), to, clientItemId: 'demo', id: 1 }
    const unseen = { seenPriceCents: null, seenDays: null, savedQuote: null, savedLine: null }
    const { quote } = await quoteItems(buyer, [{ ...item, ...unseen }])
    const at = clock.now().minus({ days: daysAgo })
    await keep({ buyer, quote, declaredAt: at.toISO()!, checkout: checkoutOf(user) }, productCode)
    await rows(
      null,
      `update test_orders set created_at = ? where user_id = ? and idempotency_key = ?`,
      [at.toJSDate(), user.id, productCode]
    )
  }
}

type Snapshot = PaymentSnapshot

const checkoutOf = ({ id, email, locale }: { id: number; email: string; locale: 'en' | 'de' }) =>
  ({
    ...{ userId: id, actor: { id, label: email }, idempotencyKey: '', locale },
    consents: ['terms', 'legal_entity'],
    paymentMethod: 'BankTransfer',
    ...{ expectedTotalCents: null, ownReference: null },
  }) satisfies Snapshot['checkout']

async function keep({ checkout, ...rest }: Snapshot, key: string): Promise<void> {
  const content = { ...rest, checkout: { ...checkout, idempotencyKey: key } }
  const files = (await sampleFilesOf(content.quote))!
  const [next] = await rows<{ number: number }>(
    null,
    `select nextval('test_order_numbers') as number`
  )
  const { number } = next!
  const signed = await signTest({ number, licensee: content.buyer.company, files })
  await transaction((trx) =>
    insertTestOrder(trx, { number, content, fingerprint: 'demo', files, signed })
  )
}
