import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import { rows } from '#shared/database'
import { listAudit } from '#shared/audit'
import { termsToday } from '#shared/terms_today'
import { getOrder } from '#orders/queries/get_order'
import {
  checkout,
  checkoutAsJson,
  lastNumber,
  mailsTo,
  ordersOf,
} from '#tests/fixtures/orders/checkout'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  itemsOf,
} from '#tests/fixtures/basket/given_basket'

test.group('Orders | placing an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{country}: {vat} cents VAT because {reason}')
    .with([
      { country: 'DE', percent: 19, vat: 6_650, gross: 41_650, reason: 'domestic' },
      { country: 'FR', percent: 0, vat: 0, gross: 35_000, reason: 'eu_reverse_charge' },
      { country: 'CH', percent: 0, vat: 0, gross: 35_000, reason: 'outside_eu' },
    ])
    .run(async ({ assert, client }, { country, ...figures }) => {
      const buyer = await givenBuyer('TICKS', country)
      const response = await checkout(client, buyer, { expectedTotalCents: figures.gross })
      const [order] = await ordersOf(buyer)
      response.assertHeader('location', `/basket-status/${order!.number}`)
      assert.containsSubset(order, { state: 'Registered', subtotal: 30_000, fee: 5_000 })
      assert.containsSubset(order, { net: 35_000, ...figures })
    })

  test('delivery outside the EU needs no VAT ID', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS', 'CH', { tin: null })
    await checkout(client, buyer, { expectedTotalCents: 35_000 })
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('a subtotal of {subtotal} cents carries a fee of {fee}')
    .with([
      { daily: 5_999, subtotal: 29_995, fee: 5_000, gross: 41_644 },
      { daily: 6_000, subtotal: 30_000, fee: 5_000, gross: 41_650 },
      { daily: 6_001, subtotal: 30_005, fee: 0, gross: 35_706 },
    ])
    .run(async ({ assert, client }, { daily, subtotal, fee, gross }) => {
      await givenSoldProduct('PRICED', { dailyCents: daily })
      const buyer = await givenBuyer('PRICED')
      await checkout(client, buyer, { expectedTotalCents: gross })
      assert.containsSubset(await ordersOf(buyer), [{ subtotal, fee, gross }])
    })

  test('keeps everything as it was at that moment', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer)
    const [{ number } = { number: 0 }] = await ordersOf(buyer)
    await rows(null, `update products set name = 'Renamed', daily_price_cents = 1`)
    await rows(null, `update addresses set city = 'Elsewhere' where user_id = ?`, [buyer.id])
    await buyer.merge({ company: 'Renamed', tin: null }).save()

    const order = (await getOrder(number))!
    assert.containsSubset(order, {
      company: 'Elbquant Research GmbH',
      tin: 'DE312748100',
      contactName: `${buyer.firstName} ${buyer.lastName}`,
      ownReference: 'Cost centre 4711',
      deliveryAddress: { city: 'Hamburg', country: 'DE' },
      items: [{ productName: 'TICKS', from: '2000-01-03', to: '2000-01-07' }],
      quote: { lines: [{ countedDays: 5, files: 5, priceCents: 30_000 }] },
    })
    assert.containsSubset(order.consents, [
      { document: 'terms', version: termsToday().version },
      { document: 'legal_entity', version: termsToday().version },
    ])
    assert.lengthOf(order.consents, 5)
  })

  test('several items stay in their order, and the basket is empty', async ({ assert, client }) => {
    await givenSoldProduct('QUOTES', { dailyCents: 10_000 })
    const buyer = await givenBuyer('TICKS')
    await givenItem(buyer, 'QUOTES')
    await givenItem(buyer, 'TICKS')
    await checkout(client, buyer, { expectedTotalCents: 130_900 })
    const [order] = await ordersOf(buyer)
    const { items } = (await getOrder(order!.number))!
    const names = items.map(({ productName }) => productName)
    assert.deepEqual(names, ['TICKS', 'QUOTES', 'TICKS'])
    assert.equal(order!.gross, 130_900)
    assert.isEmpty(await itemsOf(buyer))
  })

  test('begins the history with who ordered and for how much', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const response = await checkout(client, buyer)
    const [order] = await ordersOf(buyer)
    const history = await listAudit({ type: 'order', id: order!.number })
    assert.lengthOf(history, 1)
    assert.containsSubset(history[0], {
      seq: 1,
      action: 'orders.placed',
      actor: { id: buyer.id },
      after: { state: 'Registered', grossCents: 41_650, paymentMethod: 'BankTransfer' },
      requestId: response.header('x-request-id'),
    })
  })

  test('one mail says how to pay, {locale}')
    .with([
      { locale: 'en', total: '416.50 EUR', vat: 'VAT 19 %: 66.50', words: 'thank you' },
      { locale: 'de', total: '416,50 EUR', vat: '19 %: 66,50', words: 'Bestellung' },
    ])
    .run(async ({ assert, client }, { locale, total, vat, words }) => {
      const buyer = await givenBuyer('TICKS')
      await checkout(client, buyer, {}, locale)
      const [order] = await ordersOf(buyer)
      const mails = await mailsTo(buyer)
      assert.lengthOf(mails, 1)
      const [{ subject, text, ...mail } = { subject: '', text: '', locale: '' }] = mails
      assert.equal(mail.locale, locale)
      assert.include(subject, String(order!.number))
      for (const part of [total, vat, words, shop.bankAccount.iban, shop.bankAccount.bic]) {
        assert.include(text, part)
      }
      assert.match(text.replaceAll(' ', ''), new RegExp(`RF\\d\\d${order!.number}`))
    })

  test('the same request again is the same order', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const form = { idempotencyKey: randomUUID() }
    const first = await checkout(client, buyer, form)
    const again = await checkout(client, buyer, form)
    assert.equal(again.header('location'), first.header('location'))
    assert.lengthOf(await ordersOf(buyer), 1)
    assert.lengthOf(await mailsTo(buyer), 1)
  })

  test('the same key with another content is refused', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const idempotencyKey = randomUUID()
    await checkout(client, buyer, { idempotencyKey })
    const other = { idempotencyKey, ownReference: 'Something else' }
    const response = await checkoutAsJson(client, buyer, other)
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ code: 'orders.errors.key_reused' }] })
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test("somebody else's key is a key of its own", async ({ assert, client }) => {
    const buyers = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    const idempotencyKey = randomUUID()
    for (const buyer of buyers) await checkout(client, buyer, { idempotencyKey })
    assert.lengthOf(await ordersOf(...buyers), 2)
  })

  test('a refused checkout takes no number, and its key serves the next try', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const before = await lastNumber()
    const idempotencyKey = randomUUID()
    const refused = await checkoutAsJson(client, buyer, { idempotencyKey, expectedTotalCents: 1 })
    refused.assertStatus(409)
    assert.equal(await lastNumber(), before)
    await checkout(client, buyer, { idempotencyKey })
    assert.deepEqual(
      (await ordersOf(buyer)).map(({ number }) => number),
      [before + 1]
    )
  })
})
