import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import { termsToday } from '#shared/terms_today'
import { getOrder } from '#orders/queries/get_order'
import { confirmationDocument } from '#orders/pdf/confirmation_document'
import { checkout, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'

/** Everything that stands in a letter. */
const textOf = (document: unknown) =>
  JSON.stringify(document, (key, value) => (key === 'png' ? 'picture' : value))

test.group('Orders | the confirmation as a letter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  async function givenOrder(client: Parameters<typeof checkout>[0], locale: string) {
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer, { costCentre: 'Desk 12' }, locale)
    const [order] = await ordersOf(buyer)
    return { buyer, number: order!.number }
  }

  test('holds the order as it was placed, whatever changes later, {locale}')
    .with([
      {
        locale: 'en',
        says: ['Order confirmation', 'VAT 19 %', '416.50', 'Delivery within Germany', 'Germany'],
      },
      {
        locale: 'de',
        says: ['Auftragsbestätigung', 'Mehrwertsteuer|USt', '416,50', 'Deutschland', 'Fassung'],
      },
    ])
    .run(async ({ assert, client }, { locale, says }) => {
      const { buyer, number } = await givenOrder(client, locale)
      await rows(null, `update products set name = 'Renamed', daily_price_cents = 1`)
      await rows(null, `update addresses set city = 'Elsewhere' where user_id = ?`, [buyer.id])
      await buyer.merge({ company: 'Renamed', tin: null, locale: 'en' }).save()

      const order = (await getOrder(number))!
      const text = textOf(confirmationDocument(order))
      const held = ['TICKS', '2000/01/03', '2000/01/07', 'Am Sandtorkai 41', 'Hamburg']
      held.push('Elbquant Research GmbH', 'DE312748100', 'Cost centre 4711', 'Desk 12', 'RF')
      held.push(order.quote.rulesVersion, termsToday().version, '1.4', '1.2', 'picture')
      for (const word of [...held, ...says]) assert.match(text, new RegExp(word))
      assert.notMatch(text, /Renamed|Elsewhere/)
      assert.lengthOf(order.consents, 5)
      const moment = /\d{4}\/\d\d\/\d\d \d\d:\d\d/g
      assert.isAtLeast(text.match(moment)!.length, 6)
    })

  test('is a PDF in the language of the order, linked from the mail', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenOrder(client, 'de')
    const [mail] = await mailsTo(buyer)
    const address = `/my-account/my-orders/${number}/confirmation`
    assert.include(mail!.text, address)
    const response = await client.get(address).loginAs(buyer).header('accept-language', 'en')
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/pdf')
    response.assertHeader('cache-control', 'private, no-store')
    assert.include(
      response.header('content-disposition'),
      `filename="auftragsbestaetigung-${number}.pdf"`
    )
    assert.equal(
      Buffer.from(response.body() as Uint8Array)
        .subarray(0, 5)
        .toString(),
      '%PDF-'
    )
  })

  test('is not shown before its customer has agreed to an order of staff', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenOrder(client, 'en')
    await rows(null, 'update orders set terms_accepted_at = null where number = ?', [number])
    const response = await client.get(`/my-account/my-orders/${number}/confirmation`).loginAs(buyer)
    response.assertStatus(404)
    assert.notEqual(response.header('content-type'), 'application/pdf')
  })

  test('is made of an order of staff as well, which has no quote and no address', async ({
    assert,
    client,
  }) => {
    const { buyer, number } = await givenOrder(client, 'en')
    await rows(
      null,
      `update orders set quote = '{}', consents = '[]', billing_address = '{}', delivery_address = '{}'
        where number = ?`,
      [number]
    )
    const response = await client.get(`/my-account/my-orders/${number}/confirmation`).loginAs(buyer)
    response.assertStatus(200)
    assert.notInclude(textOf(confirmationDocument((await getOrder(number))!)), 'undefined')
  })

  test("is nobody else's", async ({ client }) => {
    const { number } = await givenOrder(client, 'en')
    const other = await givenBuyer('TICKS')
    const response = await client
      .get(`/my-account/my-orders/${number}/confirmation`)
      .loginAs(other)
      .accept('json')
    response.assertStatus(404)
  })
})
