import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { sweepPayments } from '#orders/actions/payment/sweep_payments'
import { inOwnProcess, isLong, Scene } from '#tests/faults/checkout/buyers'
import { carryOut, type Told } from '#tests/faults/checkout/wish'
import {
  answerBank,
  attemptsOf,
  basketLock,
  CARD_DECLINED,
  CARD_WITH_3DS,
  givenCard,
  letTimePass,
} from '#tests/fixtures/orders/card_payment'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, itemsOf } from '#tests/fixtures/basket/given_basket'

const PREPARING = ['in_prepare', 'after_prepare', 'before_charge', 'after_charge']
const FINISHING = ['after_look_up', 'before_finish', 'in_finish', 'after_finish']

const APPROVE = [...PREPARING, 'after_charge_stored', ...FINISHING]
const BANK = [...PREPARING, 'after_charge_stored', 'after_look_up']

/** The quick profile kills at every point once; the long one five times. */
const rounds = isLong ? 5 : 1
const repeated = (points: string[]) => Array.from({ length: rounds }, () => points).flat()

type Buyer = Awaited<ReturnType<typeof givenBuyer>>

test.group('Card checkout | a process that is killed', (group) => {
  let scene: Scene
  group.setup(async () => {
    scene = await Scene.open()
    return () => scene.close()
  })

  /** What a buyer and the shop do after a crash: click again, and wait for the sweep. */
  async function goOn(buyer: Buyer, cardId: string, key: string): Promise<Told | null> {
    const again = (k: string) =>
      carryOut({ does: 'pay', userId: buyer.id, cardId, key: k }).then((told) => scene.hear(told))
    let told = await again(key)
    for (const minutes of [1, 1, 14]) {
      if (told?.orderNumber) return told
      for (const { id } of await attemptsOf(buyer)) await letTimePass(id, minutes)
      await sweepPayments()
      const [paid] = (await attemptsOf(buyer)).filter(({ state }) => state === 'Paid')
      if (paid) return scene.hear({ orderNumber: paid.orderNumber, state: 'Paid', refusal: null })
    }
    return told?.refusal ? told : again(randomUUID())
  }

  test('{$i}: approved, killed at {$self}: one order, one charge')
    .with(repeated(APPROVE))
    .run(async ({ assert }, point) => {
      scene.play('')
      const buyer = await givenBuyer('TICKS')
      const [cardId, key] = [await givenCard(), randomUUID()]
      assert.isNull(await inOwnProcess({ does: 'pay', userId: buyer.id, cardId, key }, point))
      await goOn(buyer, cardId, key)
      assert.lengthOf(await ordersOf(buyer), 1)
      assert.isEmpty(await itemsOf(buyer))
      assert.isFalse(await basketLock(buyer))
      assert.deepEqual(await scene.findings(), [])
    })
    .timeout(300_000)

  test('{$i}: asked by the bank, killed at {$self} before the answer: one order, one charge')
    .with(repeated(BANK))
    .run(async ({ assert }, point) => {
      scene.play('')
      const buyer = await givenBuyer('TICKS')
      const [cardId, key] = [await givenCard(CARD_WITH_3DS), randomUUID()]
      assert.isNull(await inOwnProcess({ does: 'pay', userId: buyer.id, cardId, key }, point))
      await goOn(buyer, cardId, key)
      for (const { paymentId, state } of await attemptsOf(buyer)) {
        if (paymentId && state === 'Pending') await answerBank(paymentId, 'approve')
      }
      for (const { id } of await attemptsOf(buyer)) await letTimePass(id, 1)
      await sweepPayments()
      assert.lengthOf(await ordersOf(buyer), 1)
      assert.deepEqual(await scene.findings(), [])
    })
    .timeout(300_000)

  test('{$i}: back from the bank, killed at {$self}: one order, one charge')
    .with(repeated(FINISHING))
    .run(async ({ assert }, point) => {
      scene.play('')
      const buyer = await givenBuyer('TICKS')
      const cardId = await givenCard(CARD_WITH_3DS)
      await carryOut({ does: 'pay', userId: buyer.id, cardId, key: randomUUID() })
      const [attempt] = await attemptsOf(buyer)
      await answerBank(attempt!.paymentId!, 'approve')
      assert.isNull(await inOwnProcess({ does: 'come back', attemptId: attempt!.id }, point))
      scene.hear(await carryOut({ does: 'come back', attemptId: attempt!.id }))
      assert.lengthOf(await ordersOf(buyer), 1)
      assert.deepEqual(await scene.findings(), [])
    })
    .timeout(300_000)

  test('{$i}: declined, killed at {$self}: no order, no charge, the basket as it was')
    .with(repeated(PREPARING))
    .run(async ({ assert }, point) => {
      scene.play('')
      const buyer = await givenBuyer('TICKS')
      const [cardId, key] = [await givenCard(CARD_DECLINED), randomUUID()]
      assert.isNull(await inOwnProcess({ does: 'pay', userId: buyer.id, cardId, key }, point))
      await goOn(buyer, cardId, key)
      assert.isEmpty(await ordersOf(buyer))
      assert.lengthOf(await itemsOf(buyer), 1)
      assert.isFalse(await basketLock(buyer))
      assert.deepEqual(await scene.findings(), [])
    })
    .timeout(300_000)
})
