import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { placeOrder } from '#orders/actions/place_order'
import { isLong } from '#tests/faults/checkout/buyers'
import { checkoutOf } from '#tests/faults/checkout/wish'
import { emptyPayments } from '#tests/fixtures/orders/card_payment'
import { givenBuyer, givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { givenQuota, usedOf } from '#tests/fixtures/orders/given_quota'
import { runAuditor } from '#auditor/run_auditor'

/** A week at 60.00 and the fee: what each order takes from the quota. */
const ORDER_CENTS = 35_000

const CLIENTS = isLong ? 100 : 10
const ORDERS = isLong ? 50 : 6
const FITTING = isLong ? 1_234 : 23

test.group('Quota | more orders than fit', (group) => {
  group.teardown(emptyPayments)

  test(`${CLIENTS} clients with ${ORDERS} orders each on a quota for ${FITTING}: exactly ${FITTING}`, async ({
    assert,
  }) => {
    await givenSoldProduct('TICKS')
    const quotaId = await givenQuota({ totalCents: FITTING * ORDER_CENTS + ORDER_CENTS - 1 })
    const buyers = []
    for (let client = 0; client < CLIENTS; client++) buyers.push(await givenBuyer('TICKS'))
    const sampled: number[] = []
    const sampling = setInterval(() => void usedOf(quotaId).then((used) => sampled.push(used)), 100)

    const outcomes = await Promise.all(buyers.map((buyer) => orderAgainAndAgain(buyer)))
    clearInterval(sampling)
    const accepted = outcomes.flat().filter((code) => code === null)
    const refused = outcomes.flat().filter((code) => code !== null)
    assert.lengthOf(accepted, FITTING)
    assert.lengthOf(refused, CLIENTS * ORDERS - FITTING)
    assert.deepEqual([...new Set(refused)], ['quota.errors.insufficient'])
    assert.equal(await usedOf(quotaId), FITTING * ORDER_CENTS)
    for (const used of sampled) assert.isAtMost(used, FITTING * ORDER_CENTS)
    const [placed] = await rows<{ orders: number }>(null, 'select count(*) as orders from orders')
    assert.equal(placed!.orders, FITTING)
    assert.deepEqual(await runAuditor({ database: process.env.DATABASE_URL! }), [])
  }).timeout(isLong ? 1_800_000 : 120_000)
})

/** The code of each refusal, null for each order that was accepted. */
async function orderAgainAndAgain(buyer: { id: number }): Promise<(string | null)[]> {
  const outcomes: (string | null)[] = []
  for (let order = 0; order < ORDERS; order++) {
    const placed = await placeOrder({
      ...checkoutOf({ userId: buyer.id, key: randomUUID() }),
      paymentMethod: 'Quota',
      expectedTotalCents: ORDER_CENTS,
      mayUseQuota: true,
    })
    outcomes.push(placed.ok ? null : placed.refusal.code)
    if (placed.ok) await givenItem(buyer, 'TICKS')
  }
  return outcomes
}
