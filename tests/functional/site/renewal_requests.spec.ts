import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenProduct } from '#tests/fixtures/catalogue/priced_product'
import { VISITOR } from '#tests/fixtures/site/messages'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

const OPEN = { from: null, until: null }
const BEGIN = CalendarDay.of(2025, 1, 1)

test.group('Site | requests for a subscription to go on', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  /** A type of some products, held until a day; without one it has no end. */
  const given = async (user: User, codes: string[], until: CalendarDay | null) => {
    const products = await rows<{ id: number }>(
      null,
      'select id from products where code = any(:codes::text[])',
      { codes } as never
    )
    const productIds = products.map(({ id }) => id)
    const name = `${codes.join(' and ')} until ${until?.iso ?? 'ever'}`
    const typeId = await givenType({ name, productIds })
    const range = { days: { from: BEGIN, until }, actualStart: null, visible: OPEN, items: ['EUR'] }
    const held = { isUnrestricted: false, visible: OPEN, ranges: [range] }
    await givenSubscription(typeId, user.id, held)
    return typeId
  }

  const page = async (client: ApiClient, renews: unknown, user?: User) => {
    const request = client.get(`/subscription-request?renews=${String(renews)}`)
    if (user) request.loginAs(user)
    return (await request.withInertia()).inertiaProps as { product: unknown; renewal: unknown }
  }

  const typeOf = async (client: ApiClient, form: object, user: User) => {
    await client
      .post('/subscription-request')
      .json({ ...VISITOR, ...form })
      .loginAs(user)
      .withInertia()
      .withCsrfToken()
      .redirects(0)
    const [kept] = await rows<{ typeId: number | null }>(
      null,
      'select type_id as "typeId" from subscription_requests order by id desc limit 1'
    )
    return kept!.typeId
  }

  test('the form knows what goes on: product, name, and the day after the last one', async ({
    assert,
    client,
  }) => {
    const customer = await createCustomer()
    await givenProduct('renewed_hidden', { visible: false })
    const product = await givenProduct('renewed_ticks')
    const until = CalendarDay.today().plusDays(20)
    const typeId = await given(customer, ['renewed_hidden', product], until)
    assert.containsSubset(await page(client, typeId, customer), {
      product,
      renewal: {
        ...{
          typeId,
          typeName: `renewed_hidden and renewed_ticks until ${until.iso}`,
          items: ['EUR'],
        },
        ...{ productCodes: [product], endsOn: until.iso, startsOn: until.plusDays(1).iso },
      },
    })
  })

  test('what is over or has no end begins on no day of its own', async ({ assert, client }) => {
    const customer = await createCustomer()
    const product = await givenProduct('renewed_ticks')
    const over = CalendarDay.today().plusDays(-1)
    for (const until of [over, null, CalendarDay.of(9999, 12, 31)]) {
      const typeId = await given(customer, [product], until)
      assert.containsSubset(await page(client, typeId, customer), {
        renewal: { endsOn: until?.iso ?? null, startsOn: null },
      })
    }
  })

  test('nothing is known of what somebody else has, or of what is no subscription', async ({
    assert,
    client,
  }) => {
    const product = await givenProduct('renewed_ticks')
    const typeId = await given(await createCustomer(), [product], null)
    const other = await createCustomer()
    for (const [renews, user] of [
      ...[[typeId, other] as const, [typeId, undefined] as const],
      ...['0', '-1', '1e3', '99999999999', 'x', ''].map((text) => [text, other] as const),
    ]) {
      assert.containsSubset(await page(client, renews, user), { product: null, renewal: null })
    }
  })

  test('the request names the type that goes on, where others give the product as well', async ({
    assert,
    client,
  }) => {
    const [customer, other] = [await createCustomer(), await createCustomer()]
    const [product, another] = [await givenProduct('renewed_a'), await givenProduct('renewed_b')]
    const held = await given(customer, [product], null)
    const foreign = await given(other, [product, another], null)
    assert.isNull(await typeOf(client, { product }, customer))
    assert.equal(await typeOf(client, { product, renews: held }, customer), held)
    assert.isNull(await typeOf(client, { product, renews: foreign }, customer))
    assert.equal(await typeOf(client, { product: another, renews: held }, customer), foreign)
  })
})
