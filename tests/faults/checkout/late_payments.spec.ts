import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { refundPayment } from '#orders/actions/payment/refund_payment'
import { SYSTEM_ACTOR } from '#shared/audit'
import { Scene } from '#tests/faults/checkout/buyers'
import { carryOut } from '#tests/faults/checkout/wish'
import {
  answerBank,
  attemptsOf,
  basketLock,
  CARD_WITH_3DS,
  givenCard,
  letTimePass,
} from '#tests/fixtures/orders/card_payment'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenItem, itemsOf } from '#tests/fixtures/basket/given_basket'

test.group('Card checkout | money that comes late', (group) => {
  let scene: Scene
  group.setup(async () => {
    scene = await Scene.open()
    return () => scene.close()
  })
  group.each.setup(() => scene.play(''))

  /** A buyer who stays on the bank's page until the lock has run out. */
  async function lateBuyer() {
    const buyer = await givenBuyer('TICKS')
    const cardId = await givenCard(CARD_WITH_3DS)
    await carryOut({ does: 'pay', userId: buyer.id, cardId, key: randomUUID() })
    const [attempt] = await attemptsOf(buyer)
    await letTimePass(attempt!.id, 16)
    await sweepPayments()
    return { buyer, attempt: attempt!, paymentId: attempt!.paymentId! }
  }

  const payAgain = async (userId: number) =>
    scene.hear(
      await carryOut({ does: 'pay', userId, cardId: await givenCard(), key: randomUUID() })
    )

  test('becomes its order, and takes only what it paid for out of the basket', async ({
    assert,
  }) => {
    const { buyer, attempt, paymentId } = await lateBuyer()
    assert.isFalse(await basketLock(buyer))
    await givenItem(buyer, 'TICKS')
    await answerBank(paymentId, 'approve')
    scene.hear(await carryOut({ does: 'come back', attemptId: attempt.id }))
    assert.lengthOf(await ordersOf(buyer), 1)
    assert.lengthOf(await itemsOf(buyer), 1)
    assert.deepEqual(await scene.findings(), [])
  })

  test('for items that are ordered already becomes a task, and is given back once', async ({
    assert,
  }) => {
    const { buyer, attempt, paymentId } = await lateBuyer()
    await payAgain(buyer.id)
    await answerBank(paymentId, 'approve')
    await carryOut({ does: 'come back', attemptId: attempt.id })
    assert.lengthOf(await ordersOf(buyer), 1)
    const [late] = await attemptsOf(buyer)
    assert.containsSubset(late, { state: 'Review', reason: 'duplicate' })
    assert.deepEqual(await scene.findings(), [])

    const refunds = await Promise.all([
      refundPayment(attempt.id, SYSTEM_ACTOR),
      refundPayment(attempt.id, SYSTEM_ACTOR),
      refundPayment(attempt.id, SYSTEM_ACTOR),
    ])
    assert.isNotEmpty(refunds.filter(({ ok }) => ok))
    assert.equal((await attemptsOf(buyer))[0]!.state, 'Refunded')
    const payment = scene.provider.provider.payments.payments.get(paymentId)!
    assert.equal(payment.canceled, payment.amount)
    assert.deepEqual(await scene.findings(), [])
  })

  test('while a new payment for the same items is under way: one order, the other a task', async ({
    assert,
  }) => {
    const { buyer, attempt, paymentId } = await lateBuyer()
    const cardId = await givenCard(CARD_WITH_3DS)
    await carryOut({ does: 'pay', userId: buyer.id, cardId, key: randomUUID() })
    const [, second] = await attemptsOf(buyer)
    await answerBank(paymentId, 'approve')
    await answerBank(second!.paymentId!, 'approve')
    await Promise.all([
      carryOut({ does: 'come back', attemptId: attempt.id }),
      carryOut({ does: 'come back', attemptId: second!.id }),
    ])
    const states = (await attemptsOf(buyer)).map(({ state }) => state)
    assert.deepEqual(states.toSorted(), ['Paid', 'Review'])
    assert.lengthOf(await ordersOf(buyer), 1)
    assert.isFalse(await basketLock(buyer))
    assert.deepEqual(await scene.findings(), [])
  })
})
