import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import { settleNotified } from '#orders/actions/payment/settle_notified'
import { isLong, Scene } from '#tests/faults/checkout/buyers'
import { carryOut } from '#tests/faults/checkout/wish'
import {
  answerBank,
  attemptsOf,
  CARD_WITH_3DS,
  givenCard,
  notify,
  payByCardAsJson,
} from '#tests/fixtures/orders/card_payment'
import { checkoutAsJson, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, itemsOf } from '#tests/fixtures/basket/given_basket'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)
type Buyer = Awaited<ReturnType<typeof givenBuyer>>

test.group('Card checkout | many hands at the same moment', (group) => {
  let scene: Scene
  group.setup(async () => {
    scene = await Scene.open()
    return () => scene.close()
  })
  group.each.setup(async () => {
    scene.play('')
    await limiter.clear()
  })

  async function approvedAtBank(): Promise<{ buyer: Buyer; id: string; paymentId: string }> {
    const buyer = await givenBuyer('TICKS')
    const cardId = await givenCard(CARD_WITH_3DS)
    await carryOut({ does: 'pay', userId: buyer.id, cardId, key: randomUUID() })
    const [attempt] = await attemptsOf(buyer)
    await answerBank(attempt!.paymentId!, 'approve')
    return { buyer, id: attempt!.id, paymentId: attempt!.paymentId! }
  }

  const comeBack = (client: ApiClient, buyer: Buyer, id: string) =>
    client.get(`/basket-status/${id}`).loginAs(buyer).withInertia().redirects(0)

  const rounds = isLong ? 500 : 20

  test(`return page and notification at the same instant, ${rounds} times: one order, one mail each`, async ({
    assert,
    client,
  }) => {
    for (let round = 0; round < rounds; round++) {
      const { buyer, id, paymentId } = await approvedAtBank()
      await limiter.clear()
      await Promise.all([
        comeBack(client, buyer, id),
        settleNotified(paymentId),
        comeBack(client, buyer, id),
        notify(client, paymentId),
        settleNotified(paymentId),
      ])
      assert.lengthOf(await ordersOf(buyer), 1)
      assert.lengthOf(await mailsTo(buyer), 1)
    }
    assert.deepEqual(await scene.findings(), [])
  }).timeout(isLong ? 1_800_000 : 120_000)

  test('notifications ten times each, in any order, before and after the answer: one order', async ({
    assert,
    client,
  }) => {
    const { buyer, id, paymentId } = await approvedAtBank()
    const events = ['payment.completed', 'charge.succeeded', 'charge.pending', 'payment.pending']
    const told = times(10).flatMap(() => events)
    const answers = await Promise.all(told.map((event) => notify(client, paymentId, { event })))
    for (const answer of answers) assert.equal(answer.status(), 200)
    await Promise.all(times(10).map(() => settleNotified(paymentId)))
    await comeBack(client, buyer, id)
    assert.lengthOf(await ordersOf(buyer), 1)
    assert.deepEqual(await scene.findings(), [])
  })

  test('20 checkouts of one basket by card, each with a key of its own: one charge', async ({
    assert,
    client,
  }) => {
    const count = isLong ? 50 : 3
    for (let round = 0; round < count; round++) {
      const buyer = await givenBuyer('TICKS')
      const cardId = await givenCard()
      await limiter.clear()
      const answers = await Promise.all(times(20).map(() => payByCardAsJson(client, buyer, cardId)))
      const statuses = answers.map((answer) => answer.status())
      assert.lengthOf(
        statuses.filter((status) => status === 302),
        1
      )
      for (const status of statuses) assert.oneOf(status, [302, 409, 423])
      assert.lengthOf(await ordersOf(buyer), 1)
      assert.isEmpty(await itemsOf(buyer))
    }
    assert.deepEqual(await scene.findings(), [])
  }).timeout(isLong ? 1_800_000 : 120_000)

  test('card and transfer for one basket at once: one order', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const cardId = await givenCard()
    await Promise.all([
      ...times(6).map(() => payByCardAsJson(client, buyer, cardId)),
      ...times(6).map(() => checkoutAsJson(client, buyer)),
    ])
    assert.lengthOf(await ordersOf(buyer), 1)
    assert.deepEqual(await scene.findings(), [])
  })
})
