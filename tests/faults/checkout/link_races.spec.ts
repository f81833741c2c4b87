import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { Scene } from '#tests/faults/checkout/buyers'
import {
  attemptsOf,
  basketLock,
  CARD_DECLINED,
  givenCard,
} from '#tests/fixtures/orders/card_payment'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer } from '#tests/fixtures/basket/given_basket'

type Buyer = Awaited<ReturnType<typeof givenBuyer>>

const ROUNDS = 5
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

test.group('Card checkout | a payment link in many hands', (group) => {
  let scene: Scene
  group.setup(async () => {
    scene = await Scene.open()
    return () => scene.close()
  })
  group.each.setup(async () => {
    scene.play('')
    await limiter.clear()
  })

  async function opened(client: ApiClient): Promise<{ buyer: Buyer; path: string }> {
    const buyer = await givenBuyer('TICKS')
    const response = await client
      .post('/api/v1/basket/me/checkout')
      .json({ consents: ['terms', 'legal_entity'], paymentMethod: 'Card' })
      .header('idempotency-key', randomUUID())
      .loginAs(buyer)
      .withCsrfToken()
    const { orderId } = (response.body() as { data: { orderId: string } }).data
    return { buyer, path: `/basket/pay/${orderId}` }
  }

  const pay = (client: ApiClient, path: string, buyer: Buyer, cardId: string) =>
    client.post(path).json({ cardId }).loginAs(buyer).withCsrfToken().withInertia().redirects(0)

  const giveUp = (client: ApiClient, path: string, buyer: Buyer) =>
    client.delete(path).loginAs(buyer).withCsrfToken().withInertia().redirects(0)

  test('paid in ten tabs at once: one charge, one order', async ({ assert, client }) => {
    for (let round = 0; round < ROUNDS; round++) {
      await limiter.clear()
      const { buyer, path } = await opened(client)
      const cards = await Promise.all(times(10).map(() => givenCard()))
      await Promise.all(cards.map((cardId) => pay(client, path, buyer, cardId)))
      assert.lengthOf(await ordersOf(buyer), 1)
      assert.lengthOf(await attemptsOf(buyer), 1)
      assert.isFalse(await basketLock(buyer))
    }
    assert.deepEqual(await scene.findings(), [])
  }).timeout(120_000)

  test('declined, paid and given up at once: at most one order, and never two tries open', async ({
    assert,
    client,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      await limiter.clear()
      const { buyer, path } = await opened(client)
      const [declined, good] = [await givenCard(CARD_DECLINED), await givenCard()]
      await Promise.all([
        pay(client, path, buyer, declined),
        sweepPayments(),
        pay(client, path, buyer, good),
        giveUp(client, path, buyer),
        pay(client, path, buyer, declined),
      ])
      await giveUp(client, path, buyer)
      assert.isAtMost((await ordersOf(buyer)).length, 1)
      const states = (await attemptsOf(buyer)).map(({ state }) => state)
      assert.isEmpty(states.filter((state) => state !== 'Failed' && state !== 'Paid'))
      assert.isFalse(await basketLock(buyer))
    }
    assert.deepEqual(await scene.findings(), [])
  }).timeout(120_000)
})
