import { test } from '@japa/runner'
import { owedDaysLookups } from '#catalogue'
import { withdrawFiles } from '#catalogue/actions/lake_import/withdraw_files'
import { owedDays } from '#orders/gateways/owed_days'
import { rows } from '#shared/database'
import { givenBuyer, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'
import {
  attemptsOf,
  CARD_WITH_3DS,
  emptyPayments,
  givenCard,
  givenCardProvider,
  payByCardAsJson,
} from '#tests/fixtures/orders/card_payment'
import { checkoutAsJson, ordersOf } from '#tests/fixtures/orders/checkout'
import { until } from '#tests/fixtures/shared/until'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

const FILE = { day: WEEK.to, part: 1 }

/** How many connections wait for somebody else's lock. */
async function waiting(): Promise<boolean> {
  const found = await rows(
    null,
    `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
  )
  return found.length > 0
}

test.group('Orders | days that are withdrawn while somebody pays', (group) => {
  let provider: CardProvider
  let product: { id: number; code: string }
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(async () => {
    provider.provider.play('')
    product = { id: await givenSoldProduct('TICKS'), code: 'TICKS' }
    await rows(null, 'update products set credit_card = true')
    return emptyPayments
  })

  const filesOfDay = async () =>
    (
      await rows(null, 'select part from lake_files where product_id = ? and day = ?', [
        product.id,
        FILE.day,
      ])
    ).length

  test('a payment at the bank holds its days: {state} {isOwed}')
    .with([
      { state: 'Created', isOwed: true },
      { state: 'Charging', isOwed: true },
      { state: 'Pending', isOwed: true },
      { state: 'Expired', isOwed: true },
      { state: 'Failed', isOwed: false },
      { state: 'Review', isOwed: false },
      { state: 'Refunded', isOwed: false },
    ])
    .run(async ({ assert, client }, { state, isOwed }) => {
      const buyer = await givenBuyer('TICKS')
      await payByCardAsJson(client, buyer, await givenCard(CARD_WITH_3DS))
      const [attempt] = await attemptsOf(buyer)
      await rows(null, 'update payment_attempts set state = ? where id = ?', [state, attempt!.id])
      const by = `card payment kontor-${attempt!.id}`
      assert.deepEqual(
        await owedDays(product.id),
        isOwed ? [{ ...WEEK, by, wantsDegraded: false }] : []
      )
      const { withdrawn, owed } = await withdrawFiles(product, [FILE])
      assert.equal(withdrawn, isOwed ? 0 : 1)
      assert.deepEqual(owed, isOwed ? [{ ...FILE, by: [by] }] : [])
    })

  test('what is withdrawn between price and {name} is neither paid nor ordered')
    .with([{ name: 'card payment' as const }, { name: 'order' as const }])
    .run(async ({ assert, client, cleanup }, { name }) => {
      const buyer = await givenBuyer('TICKS')
      const cardId = await givenCard(CARD_WITH_3DS)
      const buy = () =>
        name === 'order' ? checkoutAsJson(client, buyer) : payByCardAsJson(client, buyer, cardId)
      let bought: ReturnType<typeof buy> | undefined
      let isOver = false
      owedDaysLookups.provide('test', async () => {
        bought = buy()
        void bought.then(() => (isOver = true))
        await until(async () => isOver || (await waiting()))
        return []
      })
      cleanup(() => owedDaysLookups.withdraw('test'))
      const { withdrawn } = await withdrawFiles(product, [FILE])
      const answer = await bought!
      assert.equal(withdrawn, 1)
      answer.assertStatus(409)
      assert.deepEqual([await ordersOf(buyer), await attemptsOf(buyer)], [[], []])
    })

  test('at the same moment either the days stay for the payment, or nothing is paid', async ({
    assert,
    client,
  }) => {
    for (let round = 0; round < 10; round++) {
      const buyer = await givenBuyer('TICKS')
      const cardId = await givenCard(CARD_WITH_3DS)
      const [answer, { withdrawn }] = await Promise.all([
        payByCardAsJson(client, buyer, cardId),
        withdrawFiles(product, [FILE]),
      ])
      const attempts = await attemptsOf(buyer)
      if (withdrawn === 1) answer.assertStatus(409)
      assert.equal(attempts.length, 1 - withdrawn)
      assert.equal(await filesOfDay(), 1 - withdrawn)
      await emptyPayments()
      product.id = await givenSoldProduct('TICKS')
      await rows(null, 'update products set credit_card = true')
    }
  })
})
