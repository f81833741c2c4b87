import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { eventually } from '#tests/fixtures/shared/eventually'
import { isLong, Scene } from '#tests/faults/checkout/buyers'
import { carryOut } from '#tests/faults/checkout/wish'
import { attemptsOf, basketLock, givenCard, letTimePass } from '#tests/fixtures/orders/card_payment'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, itemsOf } from '#tests/fixtures/basket/given_basket'

type Buyer = Awaited<ReturnType<typeof givenBuyer>>

const rounds = isLong ? 200 : 3

/** What the provider does to each charge, and how many of them must become orders. */
const FAULTS = [
  { scenario: 'slow:300', orders: 'all' },
  { scenario: 'slow:2500', orders: 'all' },
  { scenario: 'charge-then-drop-connection', orders: 'all' },
  { scenario: '500-after-book', orders: 'all' },
  { scenario: 'charge-then-drop-connection, visible-after:400', orders: 'all' },
  { scenario: 'drop-before-book', orders: 'none' },
  { scenario: 'pending-forever', orders: 'none' },
  { scenario: 'amount-mismatch', orders: 'none' },
] as const

test.group('Card checkout | a provider that is slow, silent or hangs up', (group) => {
  let scene: Scene
  group.setup(async () => {
    scene = await Scene.open()
    return () => scene.close()
  })

  /** Charges that take their time are booked and shown in the end, whoever has hung up. */
  const allBooked = (...buyers: Buyer[]) =>
    eventually('the provider shows every charge', async () => {
      const attempts = await attemptsOf(...buyers)
      const { payments } = scene.provider.provider
      return attempts.every(({ id }) => payments.find(`kontor-${id}`))
    })

  test('{scenario}: {orders} of them become orders, nothing is charged twice')
    .with([...FAULTS])
    .run(async ({ assert }, { scenario, orders }) => {
      const buyers: Buyer[] = []
      for (let round = 0; round < rounds; round++) buyers.push(await givenBuyer('TICKS'))
      const cardId = await givenCard()
      scene.play(scenario)
      for (const { id: userId } of buyers) {
        scene.hear(await carryOut({ does: 'pay', userId, cardId, key: randomUUID() }))
      }
      if (orders === 'all') await allBooked(...buyers)
      for (const minutes of [1, 1, 14]) {
        for (const { id } of await attemptsOf(...buyers)) await letTimePass(id, minutes)
        for (let swept = 0; swept < rounds; swept += 50) await sweepPayments()
      }
      const placed = await ordersOf(...buyers)
      assert.lengthOf(placed, orders === 'all' ? rounds : 0)
      for (const buyer of buyers) {
        assert.isFalse(await basketLock(buyer))
        assert.lengthOf(await itemsOf(buyer), orders === 'all' ? 0 : 1)
      }
      assert.deepEqual(await scene.findings(), [])
    })
    .timeout(isLong ? 3_600_000 : 300_000)

  test('one that is gone: nothing is charged, the basket is free at once', async ({ assert }) => {
    const buyer = await givenBuyer('TICKS')
    const cardId = await givenCard()
    await scene.provider.stop()
    const told = await carryOut({ does: 'pay', userId: buyer.id, cardId, key: randomUUID() })
    assert.equal(told.refusal, 'payment.errors.unreachable')
    assert.containsSubset(await attemptsOf(buyer), [{ state: 'Failed', reason: 'unreachable' }])
    assert.isFalse(await basketLock(buyer))
    assert.deepEqual(await scene.findings({ ledger: scene.book }), [])
  })
})
