import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import {
  checkoutAsJson,
  emptyOrders,
  lastNumber,
  mailsTo,
  ordersOf,
} from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Every order written meanwhile breaks, when its number is drawn and everything stands. */
async function withoutPower<T>(during: () => PromiseLike<T>): Promise<T> {
  await rows(
    null,
    `create function break_order() returns trigger language plpgsql as
       $$ begin raise exception 'The power is gone'; end $$`
  )
  await rows(
    null,
    `create constraint trigger break_order after insert on orders deferrable initially deferred
       for each row execute function break_order()`
  )
  try {
    return await during()
  } finally {
    await rows(null, 'drop function break_order cascade')
  }
}

test.group('Orders | many orders at the same moment', (group) => {
  group.each.teardown(emptyOrders)

  test('20 checkouts of one basket make one order', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    const before = await lastNumber()
    const answers = await Promise.all(times(20).map(() => checkoutAsJson(client, buyer)))
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(await ordersOf(buyer), 1)
    assert.lengthOf(await mailsTo(buyer), 1)
    assert.isEmpty(await itemsOf(buyer))
    assert.equal(await lastNumber(), before + 1)
    assert.deepEqual(statuses.toSorted(), [302, ...times(19).map(() => 409)])
  })

  test('20 sendings of one click make one order, and the last word is that order', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    const form = { idempotencyKey: randomUUID() }
    const answers = await Promise.all(times(20).map(() => checkoutAsJson(client, buyer, form)))
    const [order, ...others] = await ordersOf(buyer)
    assert.isEmpty(others)
    for (const answer of answers) assert.oneOf(answer.status(), [302, 409])
    const again = await checkoutAsJson(client, buyer, form)
    again.assertHeader('location', `/basket-status/${order!.number}`)
  })

  test('10 customers get 10 consecutive numbers', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyers = await Promise.all(times(10).map(() => givenBuyer('TICKS')))
    const before = await lastNumber()
    await Promise.all(buyers.map((buyer) => checkoutAsJson(client, buyer)))
    const orders = await ordersOf(...buyers)
    assert.deepEqual(
      orders.map(({ number }) => number),
      times(10).map((at) => before + 1 + at)
    )
  })

  test('a checkout that breaks gives its number back', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    const before = await lastNumber()
    const broken = await withoutPower(() => checkoutAsJson(client, buyer))
    broken.assertStatus(500)
    assert.isEmpty(await ordersOf(buyer))
    assert.lengthOf(await itemsOf(buyer), 1)
    await checkoutAsJson(client, buyer)
    assert.equal((await ordersOf(buyer))[0]!.number, before + 1)
  })
})
