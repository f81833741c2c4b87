import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import {
  checkout,
  checkoutAsJson,
  lastNumber,
  mailsTo,
  ordersOf,
  refusalOf,
} from '#tests/fixtures/orders/checkout'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import {
  givenBuyer,
  givenSoldProduct,
  itemsOf,
  lockBasket,
} from '#tests/fixtures/basket/given_basket'

const ADDRESS = (set: string) => (user: User) =>
  rows(null, `update addresses set ${set} where user_id = ?`, [user.id])

const PRODUCT = (set: string) => () => rows(null, `update products set ${set} where code = 'TICKS'`)

/** What may have become wrong since the page was shown, and the refusal that names it. */
const MEANWHILE: {
  title: string
  meanwhile: (user: User) => Promise<unknown>
  code: string
  status?: number
}[] = [
  {
    title: 'the basket was emptied',
    meanwhile: (user) => rows(null, 'delete from basket_items where user_id = ?', [user.id]),
    code: 'basket.errors.empty',
    status: 409,
  },
  {
    title: 'a payment locks the basket',
    meanwhile: (user) => lockBasket(user),
    code: 'basket.errors.locked_checkout',
    status: 423,
  },
  {
    title: 'the product was hidden',
    meanwhile: PRODUCT('visible = false'),
    code: 'basket.errors.not_sellable',
  },
  {
    title: 'the product is no longer sold once',
    meanwhile: PRODUCT(`buying_options = '{subscription}'`),
    code: 'basket.errors.not_sellable',
  },
  {
    title: 'the product is gone',
    meanwhile: PRODUCT(`code = 'GONE'`),
    code: 'basket.errors.not_sellable',
  },
  {
    title: 'the product was excluded from the region',
    meanwhile: PRODUCT(`excluded_countries = '{FR,DE}'`),
    code: 'basket.errors.region_blocked',
  },
  {
    title: 'the delivery address is gone',
    meanwhile: (user) =>
      rows(null, `delete from addresses where user_id = ? and kind = 'delivery'`, [user.id]),
    code: 'basket.errors.delivery_address_missing',
  },
  {
    title: 'the delivery address has no city',
    meanwhile: ADDRESS(`city = case kind when 'delivery' then '' else city end`),
    code: 'basket.errors.delivery_address_missing',
  },
  {
    title: 'the billing address has no postcode',
    meanwhile: ADDRESS(`postcode = case kind when 'billing' then '' else postcode end`),
    code: 'basket.errors.billing_address_missing',
  },
  {
    title: 'the company is missing',
    meanwhile: (user) => user.merge({ company: '' }).save(),
    code: 'basket.errors.company_missing',
  },
  {
    title: 'the VAT ID is missing',
    meanwhile: (user) => user.merge({ tin: null }).save(),
    code: 'basket.errors.vat_id_missing',
  },
  {
    title: 'the VAT ID has a wrong check digit',
    meanwhile: (user) => user.merge({ tin: 'DE312748101' }).save(),
    code: 'catalogue.errors.vat_id_not_of_eu',
  },
]

const FORMS = [
  { title: 'terms not accepted', form: { consents: ['legal_entity'] }, field: 'consents' },
  { title: 'no legal entity', form: { consents: ['terms', 'privacy'] }, field: 'consents' },
  { title: 'terms that ended meanwhile', form: { termsVersion: '1.9' }, field: 'terms' },
  { title: 'nothing declared', form: { consents: [] }, field: 'consents' },
  { title: 'an unknown declaration', form: { consents: ['terms', 'x'] }, field: 'consents.1' },
  { title: 'no payment method', form: { paymentMethod: null }, field: 'paymentMethod' },
  { title: 'a method not offered', form: { paymentMethod: 'Quota' }, field: 'paymentMethod' },
  { title: 'a method unknown', form: { paymentMethod: 'Gold' }, field: 'paymentMethod' },
  { title: 'a key that is none', form: { idempotencyKey: 'again' }, field: 'idempotencyKey' },
  { title: 'no total', form: { expectedTotalCents: null }, field: 'expectedTotalCents' },
  { title: 'a total in words', form: { expectedTotalCents: 'free' }, field: 'expectedTotalCents' },
  { title: 'half a cent', form: { expectedTotalCents: 0.5 }, field: 'expectedTotalCents' },
  { title: 'a negative total', form: { expectedTotalCents: -1 }, field: 'expectedTotalCents' },
  { title: 'a long reference', form: { ownReference: 'x'.repeat(101) }, field: 'ownReference' },
  { title: 'a zero byte', form: { ownReference: 'a\u0000b' }, field: 'ownReference' },
  { title: 'a reference with parts', form: { ownReference: { a: 1 } }, field: 'ownReference' },
]

test.group('Orders | refusing an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{title}: {code}')
    .with(MEANWHILE)
    .run(async ({ assert, client }, { meanwhile, code, status = 422 }) => {
      const buyer = await givenBuyer('TICKS')
      const number = await lastNumber()
      await meanwhile(buyer)
      const before = await itemsOf(buyer)
      const response = await checkoutAsJson(client, buyer)
      response.assertStatus(status)
      response.assertBodyContains({ success: false, errors: [{ code }] })
      assert.isEmpty(await ordersOf(buyer))
      assert.isEmpty(await mailsTo(buyer))
      assert.equal(await lastNumber(), number)
      assert.deepEqual(await itemsOf(buyer), before)
    })

  test('{title} is said at its field')
    .with(FORMS)
    .run(async ({ assert, client }, { form, field }) => {
      const buyer = await givenBuyer('TICKS')
      const response = await checkout(client, buyer, form)
      assert.deepEqual(Object.keys(errorsOf(response)), [field])
      assert.isEmpty(await ordersOf(buyer))
      assert.lengthOf(await itemsOf(buyer), 1)
    })

  test('a total of {expectedTotalCents} cents is not what it costs: the page learns the new one')
    .with([{ expectedTotalCents: 1 }, { expectedTotalCents: 41_649 }, { expectedTotalCents: 9e15 }])
    .run(async ({ assert, client }, form) => {
      const buyer = await givenBuyer('TICKS')
      const response = await checkout(client, buyer, form, 'de')
      assert.match(refusalOf(response).message, /416,50 EUR/)
      const asJson = await checkoutAsJson(client, buyer, form)
      asJson.assertStatus(409)
      asJson.assertBodyContains({ errors: [{ code: 'orders.errors.total_changed' }] })
      assert.isEmpty(await ordersOf(buyer))
    })

  test('prices, states and owners that a page sends along count for nothing', async ({
    assert,
    client,
  }) => {
    const [buyer, other] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    await checkout(client, buyer, {
      ...{ userId: other.id, user_id: other.id, state: 'Completed', number: 1 },
      ...{ grossCents: 0, subtotalCents: 1, discountCents: 30_000, vatPercent: 0 },
    })
    assert.containsSubset(await ordersOf(buyer), [{ state: 'Registered', gross: 41_650 }])
    assert.isEmpty(await ordersOf(other))
  })

  test('a lock that has run out stops nobody', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await lockBasket(buyer, -1)
    await checkout(client, buyer)
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('a visitor is asked to sign in', async ({ client }) => {
    const address: string = '/basket/checkout'
    const response = await client.post(address).withCsrfToken().accept('html').redirects(0)
    response.assertHeader('location', '/sign-in-or-register')
  })
})
