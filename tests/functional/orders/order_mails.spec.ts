import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { confirmationDocument } from '#orders/pdf/confirmation_document'
import { getOrder } from '#orders/queries/get_order'
import { rows } from '#shared/database'
import { checkout, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'

type Total = { label: string; amount: string; note?: string }

/** The rows of totals that the order's letter shows. */
async function rowsOfLetter(number: number): Promise<Total[]> {
  const { blocks } = confirmationDocument((await getOrder(number))!)
  return blocks.flatMap((block) => (block.kind === 'totals' ? block.rows : []))
}

const lineOf = (text: string, start: string) =>
  text.split('\n').find((line) => line.startsWith(start))

const CASES = [
  {
    country: 'DE',
    locale: 'en',
    expectedTotalCents: 35_105,
    rows: ['Subtotal: 245.00', 'Administrative fee: 50.00', 'Net total: 295.00'],
    settled: ['VAT 19 %: 56.05', 'Total incl. VAT, EUR: 351.05'],
    why: 'VAT 19 %: Delivery within Germany.',
  },
  {
    country: 'FR',
    locale: 'en',
    expectedTotalCents: 29_500,
    rows: ['Subtotal: 245.00', 'Administrative fee: 50.00', 'Net total: 295.00'],
    settled: ['VAT 0 %: 0.00', 'Total incl. VAT, EUR: 295.00'],
    why: 'VAT 0 %: Reverse charge: the recipient owes the VAT.',
  },
  {
    country: 'CH',
    locale: 'en',
    expectedTotalCents: 29_500,
    rows: ['Subtotal: 245.00', 'Administrative fee: 50.00'],
    settled: ['Net total, EUR: 295.00'],
    why: 'Net total, EUR: Delivery outside the European Union: net price.',
  },
  {
    country: 'CH',
    locale: 'de',
    expectedTotalCents: 29_500,
    rows: ['Zwischensumme: 245,00', 'Bearbeitungsgebühr: 50,00'],
    settled: ['Nettosumme, EUR: 295,00'],
    why: 'Nettosumme, EUR: Lieferung außerhalb der Europäischen Union: Nettopreis.',
  },
  {
    country: 'FR',
    locale: 'de',
    expectedTotalCents: 29_500,
    rows: ['Zwischensumme: 245,00', 'Bearbeitungsgebühr: 50,00', 'Nettosumme: 295,00'],
    settled: ['USt. 0 %: 0,00', 'Summe inkl. USt., EUR: 295,00'],
    why: 'USt. 0 %: Steuerschuldnerschaft des Leistungsempfängers.',
  },
]

test.group('Orders | the mail of an order adds up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS', { dailyCents: 4_900 })
  })

  test('{country}, {locale}: the amounts of the letter, each with its reason')
    .with(CASES)
    .run(async ({ assert, client }, { country, locale, expectedTotalCents, ...says }) => {
      const buyer = await givenBuyer('TICKS', country)
      await checkout(client, buyer, { expectedTotalCents }, locale)
      const [order] = await ordersOf(buyer)
      const [mail] = await mailsTo(buyer)
      const shown = mail!.text.split('\n')
      const expected = [...says.rows, ...says.settled]
      const at = shown.indexOf(expected[0]!)
      assert.deepEqual(shown.slice(at, at + expected.length), expected)
      assert.include(shown, says.why)
      assert.notMatch(mail!.text, /\{\{|undefined|\n{3}/)

      const letter = await rowsOfLetter(order!.number)
      assert.deepEqual(
        letter.map(({ label, amount }) => `${label}: ${amount}`),
        expected
      )
      const isNet = country === 'CH'
      if (isNet) assert.notMatch(mail!.text + JSON.stringify(letter), /VAT \d|USt\. \d|incl|inkl/)
    })

  test('an item says its days', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer, { expectedTotalCents: 35_105 })
    const [mail] = await mailsTo(buyer)
    const name = (await db.from('products').where('code', 'TICKS').firstOrFail()).name
    const line = `${name}, 2000/01/03 to 2000/01/07, 5 trading days: 245.00`
    assert.equal(lineOf(mail!.text, name), line)
  })

  test('one trading day is one', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await rows(
      null,
      `update basket_items set to_day = from_day, seen_days = 1,
      seen_price_cents = 4900 where user_id = ?`,
      [buyer.id]
    )
    await checkout(client, buyer, { expectedTotalCents: 11_781 })
    const [mail] = await mailsTo(buyer)
    assert.match(mail!.text, /, 1 trading day: 49\.00\n/)
  })
})

const EMPTY: string = '/admin/manage-orders'
const BEHALF: string = '/admin/order-on-behalf'

async function created(client: ApiClient, address: string, over: object) {
  const admin = await createStaff('admin')
  if (address === BEHALF) await givenItem(admin, 'TICKS')
  const response = await client
    .post(address)
    .json({ state: 'Registered', type: 'B2B', paymentMethod: 'BankTransfer', ...over })
    .loginAs(admin)
    .withCsrfToken()
    .accept('json')
    .redirects(0)
  response.assertStatus(302)
}

test.group('Orders | the mail of an order that staff placed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS', { dailyCents: 4_900 })
  })

  test('says that terms come first: {what}, {locale}')
    .with([
      { what: 'empty and free', address: EMPTY, over: {}, locale: 'en' },
      { what: 'empty and free', address: EMPTY, over: {}, locale: 'de' },
      { what: 'empty at a price', address: EMPTY, over: { feeCents: 10_000 }, locale: 'en' },
      { what: 'with items', address: BEHALF, over: {}, locale: 'en' },
      {
        what: 'with items for free',
        address: BEHALF,
        over: { discountCents: 24_500 },
        locale: 'en',
      },
    ])
    .run(async ({ assert, client }, { address, over, locale }) => {
      const buyer = await createCustomer({ locale: locale as 'en' | 'de' })
      await created(client, address, { userId: buyer.id, isNotified: true, ...over })
      const [mail] = await mailsTo(buyer)
      assert.match(
        mail!.text,
        locale === 'de' ? /stimmen Sie bitte ihren Bedingungen zu/ : /please accept its terms/
      )
      assert.notMatch(mail!.text, /\/confirmation|\{\{|\n{3}/)
    })

  test('has no amounts where there is nothing to pay for, and all of them otherwise', async ({
    assert,
    client,
  }) => {
    const [free, charged] = [await createCustomer(), await createCustomer()]
    await created(client, EMPTY, { userId: free.id, isNotified: true })
    await created(client, EMPTY, { userId: charged.id, isNotified: true, feeCents: 10_000 })
    assert.notMatch((await mailsTo(free))[0]!.text, /Subtotal|Total/)
    const text = (await mailsTo(charged))[0]!.text
    assert.match(text, /Administrative fee: 100\.00\nNet total: 100\.00\nVAT 19 %: 19\.00\n/)
    assert.match(text, /Total incl\. VAT, EUR: 119\.00/)
    assert.match(text, /Administrative fee: Set by our staff\./)
  })
})
