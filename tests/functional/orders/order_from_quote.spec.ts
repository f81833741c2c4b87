import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { takeSavedQuote } from '#basket/actions/take_saved_quote'
import { getBasket } from '#basket'
import { findSavedQuote } from '#catalogue'
import { saveQuote } from '#catalogue/actions/save_quote'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { checkout, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenItem, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'

/** A customer with an empty basket and a saved quote of a week for 300.00. */
async function givenQuote() {
  const buyer = await givenBuyer('TICKS')
  await rows(null, 'delete from basket_items where user_id = ?', [buyer.id])
  const saved = await saveQuote({
    actor: { id: buyer.id, label: buyer.email },
    customer: { deliveryCountry: 'DE', vatId: buyer.tin },
    recipient: [],
    selections: [
      {
        ...{ lineId: '1', productCode: 'TICKS' },
        from: CalendarDay.parse(WEEK.from)!,
        to: CalendarDay.parse(WEEK.to)!,
      },
    ],
  })
  if (!saved.ok) throw new Error(saved.refusal.code)
  return { buyer, number: saved.value.number }
}

const subtotalOf = async (buyer: User) => (await getBasket(buyer.id)).quote.subtotalCents

test.group('Orders | from a saved quote', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('the order costs what the quote says although prices have risen', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenQuote()
    await rows(null, `update products set daily_price_cents = 99999 where code = 'TICKS'`)
    const address: string = `/my-account/quotes/${number}/order`
    const taken = await client.post(address).loginAs(buyer).withCsrfToken().redirects(0)
    taken.assertHeader('location', '/basket/1')
    await checkout(client, buyer, { expectedTotalCents: 41_650 })
    assert.containsSubset(await ordersOf(buyer), [{ subtotal: 30_000, fee: 5_000, gross: 41_650 }])
    const [order] = await ordersOf(buyer)
    assert.containsSubset(await findSavedQuote(number, buyer.id), {
      state: 'ordered',
      orderNumber: order!.number,
    })
    const again = await takeSavedQuote(buyer.id, number)
    assert.equal(!again.ok && again.refusal.code, 'catalogue.errors.quote_ordered')
  })

  test('by a token the quote goes into the basket and is ordered at its price, once', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenQuote()
    await rows(null, `update products set daily_price_cents = 99999 where code = 'TICKS'`)
    const token = await createToken({ user: buyer, kind: 'account', name: 'Script' })
    if (!token.ok) throw new Error(token.refusal.code)
    const send = (path: string, body: object = {}) =>
      client.post(path).json(body).header('authorization', `Bearer ${token.value.value}`)
    const taking = `/api/v1/basket/me/saved-quotes/${number}`
    const taken = await send(taking)
    taken.assertStatus(201)
    const declared = { paymentMethod: 'BankTransfer', consents: ['terms', 'legal_entity'] }
    const placed = await send('/api/v1/basket/me/checkout', { ...declared, expectedTotal: 416.5 })
    placed.assertStatus(201)
    assert.containsSubset(await ordersOf(buyer), [{ gross: 41_650 }])
    const again = await send(taking)
    again.assertStatus(409)
  })

  test('a basket with something more or less is priced like any other', async ({ assert }) => {
    const { buyer, number } = await givenQuote()
    await takeSavedQuote(buyer.id, number)
    await rows(null, `update products set daily_price_cents = 7000 where code = 'TICKS'`)
    assert.equal(await subtotalOf(buyer), 30_000)
    await givenItem(buyer, 'TICKS')
    assert.equal(await subtotalOf(buyer), 70_000)
  })

  test('another’s quote, and a basket that holds other things, are refused', async ({ assert }) => {
    const { buyer, number } = await givenQuote()
    const stranger = await givenBuyer('TICKS')
    const others = await takeSavedQuote(stranger.id, number)
    assert.equal(!others.ok && others.refusal.code, 'catalogue.errors.quote_unknown')
    await givenItem(buyer, 'TICKS')
    const full = await takeSavedQuote(buyer.id, number)
    assert.equal(!full.ok && full.refusal.code, 'catalogue.errors.quote_needs_empty_basket')
  })

  test('taking it twice holds it once', async ({ assert }) => {
    const { buyer, number } = await givenQuote()
    await takeSavedQuote(buyer.id, number)
    await takeSavedQuote(buyer.id, number)
    assert.lengthOf((await getBasket(buyer.id)).items, 1)
  })
})
