import { randomUUID } from 'node:crypto'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import type { Envelope } from '#shared/http/envelope'
import { lastNumber, mailsTo, ordersOf } from '#tests/fixtures/orders/checkout'
import { givenBuyer, givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'
import { givenQuota, usedOf } from '#tests/fixtures/orders/given_quota'
import { givenStaffBuyer } from '#tests/fixtures/orders/given_staff_buyer'

const CONSENTS = ['terms', 'legal_entity']
const GOOD = { paymentMethod: 'BankTransfer', consents: CONSENTS, expectedTotal: 416.5 }

type Form = Record<string, unknown>

// Typed as text, so that tests can also send what no page would.
const pathOf = (basket: number | string): string => `/api/v1/basket/${basket}/checkout`

const order = (client: ApiClient, user: User, form: Form = {}, basket: number | string = user.id) =>
  client
    .post(pathOf(basket))
    .json({ ...GOOD, ...form })
    .loginAs(user)
    .withCsrfToken()

const saidBy = (response: ApiResponse) => {
  const { errors } = response.body() as Envelope<null>
  return { status: response.status(), code: errors![0]!.code, message: errors![0]!.message }
}

const PRODUCT = (set: string) => () => rows(null, `update products set ${set} where code = 'TICKS'`)

const SELLABLE = /cannot be ordered as it is; `GET \/basket\/me` says which and why/

/** What somebody sends, or what became of the basket meanwhile, and how that is answered. */
const REFUSED: {
  title: string
  meanwhile?: () => Promise<unknown>
  form?: Form
  status: number
  text: RegExp
}[] = [
  { title: 'a lower total', form: { expectedTotal: 0.01 }, status: 409, text: /is 416\.50 EUR/ },
  { title: 'a negative total', form: { expectedTotal: -416.5 }, status: 422, text: /./ },
  { title: 'a huge total', form: { expectedTotal: 1e300 }, status: 422, text: /./ },
  { title: 'half a cent', form: { expectedTotal: 416.505 }, status: 422, text: /./ },
  { title: 'a quota of others', form: { quotaId: 1 }, status: 422, text: /not in force|today/ },
  { title: 'a negative quota', form: { quotaId: -1 }, status: 422, text: /./ },
  { title: 'a huge quota', form: { quotaId: 9e15 }, status: 422, text: /./ },
  {
    title: 'no terms',
    form: { consents: ['legal_entity'] },
    status: 422,
    text: /`consents` lacks `terms`/,
  },
  {
    title: 'no legal entity',
    form: { consents: ['terms'] },
    status: 422,
    text: /`consents` lacks `legal_entity`/,
  },
  {
    title: 'no way to pay',
    form: { paymentMethod: null },
    status: 422,
    text: /`paymentMethod` takes a way in which this basket can be paid: BankTransfer\b/,
  },
  {
    title: 'a way to pay that is none',
    form: { paymentMethod: 'Cash' },
    status: 422,
    text: /“paymentMethod” takes one of: BankTransfer, Card, Quota\./,
  },
  {
    title: 'a declaration that is none',
    form: { consents: ['terms', 'all'] },
    status: 422,
    text: /“consents\.1” takes one of: /,
  },
  {
    title: 'days that are no longer covered',
    meanwhile: () => rows(null, 'delete from coverage_months'),
    status: 422,
    text: SELLABLE,
  },
  { title: 'a hidden product', meanwhile: PRODUCT('visible = false'), status: 422, text: SELLABLE },
  {
    title: 'a dearer product',
    meanwhile: PRODUCT('daily_price_cents = 8000'),
    status: 409,
    text: /Agree to them with `PUT \/basket\/me\/agreedPrices` first\. Nothing was ordered\./,
  },
]

test.group('Orders | bad input of a checkout', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{title}: refused with {status}, nothing changed')
    .with(REFUSED)
    .run(async ({ assert, client }, { meanwhile, form, status, text }) => {
      const buyer = await givenBuyer('TICKS')
      const before = await lastNumber()
      await meanwhile?.()
      const said = saidBy(await order(client, buyer, form))
      assert.equal(said.status, status)
      assert.match(said.message, text)
      assert.isEmpty(await ordersOf(buyer))
      assert.deepEqual(await itemsOf(buyer), ['TICKS'])
      assert.isEmpty(await mailsTo(buyer))
      assert.equal(await lastNumber(), before)
    })

  test('a page of the shop that makes the same call shows its words to a person', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const wish = () => order(client, buyer, { paymentMethod: null })
    const page = await wish().header('sec-fetch-site', 'same-origin')
    assert.match(saidBy(page).message, /Choose a payment method/)
    const german = await wish().header('accept-language', 'de')
    assert.match(saidBy(german).message, /`paymentMethod` nennt eine Art/)
  })

  test('prices, amounts and owners that are sent along are refused, each at its place, and nothing is ordered', async ({
    assert,
    client,
  }) => {
    const [buyer, other] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    const amounts = { totalPrice: 0.01, vat: 0, discount: 300, adminFee: 0 }
    const tampered = { items: [{ price: 0.01 }], ...amounts, userId: other.id }
    const response = await order(client, buyer, tampered)
    response.assertStatus(422)
    const { errors } = response.body() as Envelope<null>
    assert.deepEqual(
      errors.map(({ field }) => field),
      Object.keys(tampered)
    )
    assert.isEmpty(await ordersOf(buyer, other))
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
  })

  test('a name that is misspelt is named as it was sent, with those that would do, in German too', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const send = () => order(client, buyer, { expectedtotal: 0.01 })
    const said = saidBy(await send())
    assert.include(said, { status: 422, code: 'validation.rules.unknown' })
    assert.match(said.message, /“expectedtotal” here\. Known are: expectedTotal, remark, /)
    const german = saidBy(await send().header('accept-language', 'de'))
    assert.match(german.message, /„expectedtotal“ gibt es hier nicht\. Bekannt sind: expectedTotal/)
    assert.isEmpty(await ordersOf(buyer))
  })

  test('a way of paying may be named in capitals: {$self}')
    .with(['BANKTRANSFER', 'BankTransfer'])
    .run(async ({ assert, client }, paymentMethod) => {
      const buyer = await givenBuyer('TICKS')
      const response = await order(client, buyer, { paymentMethod })
      response.assertStatus(201)
      assert.containsSubset(await ordersOf(buyer), [{ state: 'Registered', gross: 41_650 }])
    })

  test('the basket {basket} is nobody else’s to order: 404')
    .with([{ basket: 'of another' }, { basket: '0' }, { basket: '99999999999999999999' }])
    .run(async ({ assert, client }, { basket }) => {
      const [buyer, other] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
      const id = basket === 'of another' ? other.id : basket
      const response = await order(client, buyer, {}, id)
      response.assertStatus(404)
      assert.isEmpty(await ordersOf(buyer, other))
      assert.lengthOf(await itemsOf(other), 1)
    })

  test('an Idempotency-Key with another body is refused with 422, with the same it is the order', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const key = randomUUID()
    const send = (form: Form) => order(client, buyer, form).header('idempotency-key', key)
    const first = await send({})
    const other = saidBy(await send({ remark: 'PO 2' }))
    assert.containsSubset(other, { status: 422, code: 'shared.errors.key_reused' })
    const again = await send({})
    assert.deepEqual(again.body(), first.body())
    assert.lengthOf(await ordersOf(buyer), 1)
  })

  test('a quota that is not in force cannot be named, whoever may use quotas', async ({
    assert,
    client,
  }) => {
    const past = await givenQuota({ from: '2020-01-01', to: '2020-12-31' })
    const now = await givenQuota({ totalCents: 100_000_000 })
    const buyer = await givenStaffBuyer('TICKS', 'derivatives')
    const form = { paymentMethod: 'Quota', expectedTotal: 350 }
    const said = saidBy(await order(client, buyer, { ...form, quotaId: past }))
    assert.containsSubset(said, { status: 422, code: 'quota.errors.not_in_force' })
    const customer = await givenBuyer('TICKS')
    const refused = await order(client, customer, { ...form, quotaId: now })
    refused.assertStatus(422)
    assert.equal((await usedOf(past)) + (await usedOf(now)), 0)
    assert.isEmpty(await ordersOf(buyer, customer))
  })

  test('an item {title} is refused with {status}, the basket stays as it is')
    .with([
      { title: 'of negative days', item: { from: -20_000_103, to: 20_000_107 }, status: 422 },
      { title: 'of huge days', item: { from: 1e21, to: 1e22 }, status: 422 },
      { title: 'of a range that is over', item: { from: 19_800_101, to: 19_801_231 }, status: 422 },
      { title: 'of a product that is none', item: { product: 'x'.repeat(5_000) }, status: 422 },
      {
        title: 'of ten thousand parts',
        item: { filterableProductParameters: { levelOne: Array(10_000).fill('A'), levelTwo: [] } },
        status: 422,
      },
    ])
    .run(async ({ assert, client }, { item, status }) => {
      const buyer = await givenBuyer('TICKS')
      const response = await client
        .post(`/api/v1/basket/${buyer.id}`)
        .json({ product: 'TICKS', from: 20_000_103, to: 20_000_107, ...item })
        .loginAs(buyer)
        .withCsrfToken()
      assert.equal(response.status(), status)
      assert.isNotEmpty(saidBy(response).message)
      assert.deepEqual(await itemsOf(buyer), ['TICKS'])
    })
})
