import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import { givenCard, givenCardProvider, payByCard } from '#tests/fixtures/orders/card_payment'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { below, traced } from '#tests/fixtures/shared/traced'

test.group('Orders | a payment in traces', (group) => {
  group.setup(async () => {
    const provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the call to the card provider stands in the trace of the request, and tells nothing of it', async ({
    assert,
    client,
    cleanup,
  }) => {
    await givenSoldProduct('TICKS')
    await rows(null, 'update products set credit_card = true')
    const buyer = await givenBuyer('TICKS')
    const card = await givenCard()
    const sent = [] as (string | null)[]
    const real = globalThis.fetch
    globalThis.fetch = (input, init) => {
      if (String(input).includes('/v1/')) sent.push(new Headers(init?.headers).get('traceparent'))
      return real(input, init)
    }
    cleanup(() => void (globalThis.fetch = real))

    const { spans } = await traced(
      async () => (await payByCard(client, buyer, card)).header('x-request-id')!,
      { requests: 1 }
    )
    const [order] = await ordersOf(buyer)
    assert.equal(order!.state, 'Confirmed')
    const request = spans.find(({ name }) => name === 'POST /basket/checkout')!
    const calls = spans.filter(({ name }) => name === 'card provider POST')
    assert.isNotEmpty(calls)
    assert.deepEqual(calls.filter(below(request)), calls)
    assert.isBelow(Number(calls[0]!.facts['http.response.status_code']), 300)
    assert.notInclude(JSON.stringify(spans), card)
    assert.isNotEmpty(sent)
    assert.deepEqual(sent.filter(Boolean), [])
  })
})
