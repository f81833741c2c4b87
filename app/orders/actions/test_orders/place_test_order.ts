import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  addressFactsOf,
  getBuyer,
  isChanged,
  quoteItems,
  refuseReview,
  reviewFactsOf,
} from '#basket'
import type { User } from '#identity'
import { clock } from '#shared/clock'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import type { Wish } from '#orders/actions/checkout/read_wish'
import { refuseSaid } from '#orders/actions/checkout/refuse_said'
import { fingerprintOf } from '#orders/actions/once_only'
import { insertTestOrder } from '#orders/actions/test_orders/insert_test_order'
import { holdTests } from '#orders/actions/test_orders/hold_tests'
import { signTest } from '#orders/actions/test_orders/sign_test'
import type { Checkout } from '#orders/domain/checkout'
import { MOST_TEST_FILES } from '#orders/domain/test_orders/limits'
import { methodFactsOf } from '#orders/queries/payment/method_facts'
import { listTestItems } from '#orders/queries/test_orders/list_test_items'
import { sampleFilesOf } from '#orders/queries/test_orders/sample_files'
import { findByKey, findTestOrder, type TestOrder } from '#orders/queries/test_orders/test_order'

/**
 * Judged by the rules of a real order and completed at once: nothing is charged, numbered among real orders,
 * told to anybody or taken from a quota. The same key is the same order.
 */
export async function placeTestOrder(checkout: Checkout, user: User): Promise<Result<TestOrder>> {
  const known = await findByKey(null, user.id, checkout.idempotencyKey)
  if (known) return asKnown(known, checkout)
  const wish = await readTestWish(checkout, user)
  const refusal = await refuseTest(wish)
  if (refusal) return { ok: false, refusal }
  const made = await madeOf(wish)
  if (!made) return refuse('orders.errors.test_too_large', { params: { n: MOST_TEST_FILES } })
  const placed = await refusableTransaction((trx) => place(trx, wish, made))
  if (!placed.ok) return placed
  return ok((await findTestOrder(user.id, placed.value))!)
}

const asKnown = (known: TestOrder, checkout: Checkout): Result<TestOrder> =>
  known.fingerprint === fingerprintOf(checkout)
    ? ok(known)
    : refuse('orders.errors.key_reused', { status: 422 })

async function readTestWish(checkout: Checkout, user: User): Promise<Wish> {
  const [buyer, items] = [await getBuyer(user), await listTestItems(user.id)]
  const method = checkout.paymentMethod === 'Quota' ? ('Quota' as const) : undefined
  const basket = await quoteItems(buyer, items, method)
  const methods = await methodFactsOf(basket.quote, checkout.mayUseQuota ?? false)
  return { ...basket, buyer, checkout, methods }
}

async function refuseTest({ items, quote, buyer, ...said }: Wish): Promise<Refusal | null> {
  return (
    refuseReview(reviewFactsOf({ items, quote }, null)) ??
    (isChanged({ items, quote }) ? BASKET_CHANGED : null) ??
    refuseSaid({ ...said, addresses: await addressFactsOf(buyer) })
  )
}

const BASKET_CHANGED: Refusal = { code: 'orders.errors.basket_changed', status: 409 }

type Made = Pick<Parameters<typeof insertTestOrder>[1], 'number' | 'files' | 'signed'>

/** A number that no order gets is only a gap. */
async function madeOf({ quote, buyer }: Wish): Promise<Made | null> {
  const files = await sampleFilesOf(quote)
  if (!files) return null
  const [next] = await rows<{ number: number }>(
    null,
    `select nextval('test_order_numbers') as number`
  )
  const { number } = next!
  return { number, files, signed: await signTest({ number, licensee: buyer.company, files }) }
}

/** Of two that order the same items one has them; two with the same key are one order. */
async function place(
  trx: TransactionClientContract,
  { buyer, quote, checkout, items }: Wish,
  made: Made
): Promise<Result<number>> {
  const { userId } = buyer
  await holdTests(trx, userId)
  const known = await findByKey(trx, userId, checkout.idempotencyKey)
  const same = known && asKnown(known, checkout)
  if (same) return same.ok ? ok(same.value.number) : same
  const taken = await rows(
    trx,
    'delete from test_basket_items where user_id = ? and id = any(?) returning id',
    [userId, items.map(({ id }) => id)]
  )
  if (taken.length < items.length) return { ok: false, refusal: BASKET_CHANGED }
  const content = { buyer, quote, checkout, declaredAt: clock.now().toISO()! }
  await insertTestOrder(trx, { ...made, content, fingerprint: fingerprintOf(checkout) })
  return ok(made.number)
}
