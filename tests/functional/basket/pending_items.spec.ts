import { randomUUID } from 'node:crypto'
import type { ApiRequest, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { WantedItem } from '#basket/domain/basket_item'
import { readVisitorItems, writeVisitorItems } from '#basket/domain/visitor_items'
import { createCustomer } from '#database/factories/identity/people'
import { CalendarDay } from '#shared/domain/calendar_day'
import { emptyOrders, errorsOf } from '#tests/functional/orders/support/checkout'
import {
  givenItem,
  givenSoldProduct,
  itemsOf,
  lockBasket,
  WEEK,
} from '#tests/functional/orders/support/given_basket'

const KEY = 'basket-checkout'

const pending = (productCode: string, over: Partial<WantedItem> = {}): WantedItem => ({
  clientItemId: randomUUID() as string,
  productCode,
  from: CalendarDay.parse(WEEK.from)!,
  to: CalendarDay.parse(WEEK.to)!,
  includeDegraded: false,
  filters: null,
  ...over,
})

const sent = ({ clientItemId, productCode }: WantedItem) => ({
  clientItemId,
  productCode,
  ...WEEK,
})

/** A request of a browser that keeps these items. */
function holding(request: ApiRequest, items: WantedItem[] | string): ApiRequest {
  const value = typeof items === 'string' ? items : writeVisitorItems(items)!
  request.cookiesJar[KEY] = { name: KEY, value }
  return request
}

/** The items as the browser keeps them after an answer; undefined if it was told nothing. */
function kept(response: ApiResponse): string[] | undefined {
  const line = [response.header('set-cookie') ?? []]
    .flat()
    .find((cookie: string) => cookie.startsWith(`${KEY}=`))
  const text = line?.slice(KEY.length + 1).split(';')[0]
  return text === undefined
    ? undefined
    : readVisitorItems(text).map(({ clientItemId }) => clientItemId)
}

type Contents = { items: { ref: string }[]; totals: { subtotalCents: number; vat: object } }

test.group('Basket | what a visitor chose', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('is kept by the browser and priced without VAT', async ({ assert, client }) => {
    const item = pending('TICKS')
    const added = await client
      .post('/basket/items')
      .json(sent(item))
      .withCsrfToken()
      .header('referer', '/product/details/TICKS')
      .withInertia()
      .redirects(0)
    added.assertHeader('location', '/product/details/TICKS')
    assert.containsSubset(added.flashMessage('toasts'), [
      { text: 'Added to the basket', way: { label: 'Open the basket', path: '/basket/1' } },
    ])
    assert.deepEqual(kept(added), [item.clientItemId])
    const page = await holding(client.get('/basket/1'), [item]).withInertia()
    const { contents } = page.inertiaProps as { contents: Contents }
    assert.equal(contents.items[0]!.ref, item.clientItemId)
    assert.containsSubset(contents.totals, { subtotalCents: 30_000, vat: { reason: 'unknown' } })
  })

  test('can be taken out again, one by one and at once', async ({ assert, client }) => {
    const [one, two] = [pending('TICKS'), pending('TICKS')]
    const remove = (path: string) =>
      holding(client.delete(path), [one, two]).withCsrfToken().withInertia().redirects(0)
    assert.deepEqual(kept(await remove(`/basket/items/${one.clientItemId}`)), [two.clientItemId])
    assert.deepEqual(kept(await remove('/basket')), [])
  })

  test('can be taken out by a program, which names the VAT that it shows', async ({
    assert,
    client,
  }) => {
    const [one, two] = [pending('TICKS'), pending('TICKS')]
    const remove = (query: string) =>
      holding(client.delete(`/api/v1/basket/items/${one.clientItemId}${query}`), [one, two])
        .withCsrfToken()
        .accept('json')
    const answer = await remove('?vat=19')
    assert.deepEqual(kept(answer), [two.clientItemId])
    assert.containsSubset((answer.body() as { data: object }).data, {
      ...{ userId: null, totalPrice: 350, vat: 19, vatAmount: 66.5, grossPrice: 416.5 },
      items: [{ id: null, clientItemId: two.clientItemId, product: 'TICKS', price: 300 }],
    })
    ;(await remove('?vat=-1')).assertStatus(422)
  })

  test("is judged as anybody's: {title}")
    .with([
      { title: 'a weekend', over: { from: '2000-01-08', to: '2000-01-09' } },
      { title: 'days without files', over: { to: '9999-12-31' } },
      { title: 'an unknown product', over: { productCode: 'NOTHING' } },
      { title: 'another price than was shown', over: { shownPriceCents: 1 } },
    ])
    .run(async ({ assert, client }, { over }) => {
      const response = await client
        .post('/basket/items')
        .json({ ...sent(pending('TICKS')), ...over })
        .withCsrfToken()
        .withInertia()
        .redirects(0)
      assert.isUndefined(kept(response))
      assert.lengthOf(Object.keys(errorsOf(response)), 1)
    })

  test('is refused with a word where the browser can hold no more', async ({ assert, client }) => {
    const items = Array.from({ length: 88 }, () => pending('T'))
    const response = await holding(client.post('/basket/items'), items)
      .json(sent(pending('TICKS')))
      .withCsrfToken()
      .accept('json')
    response.assertStatus(409)
    assert.isUndefined(kept(response))
  })

  test('the steps behind the first need an account', async ({ client }) => {
    for (const address of ['/basket/2', '/basket/3']) {
      const response = await client.get(address).accept('html').redirects(0)
      response.assertHeader('location', '/sign-in-or-register')
    }
  })

  test('comes along when somebody signs in, exactly once', async ({ assert, client }) => {
    const buyer = await createCustomer()
    const items = [pending('TICKS', { includeDegraded: true })]
    const open = () => holding(client.get('/products'), items).loginAs(buyer).withInertia()
    const page = await open()
    assert.deepEqual(kept(page), [])
    await open()
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
    page.assertInertiaPropsContains({ basket: { count: 1 } })
  })

  test('joins what the basket holds already', async ({ assert, client }) => {
    await givenSoldProduct('QUOTES')
    const buyer = await createCustomer()
    await givenItem(buyer, 'TICKS')
    await holding(client.get('/basket/2'), [pending('QUOTES')])
      .loginAs(buyer)
      .withInertia()
    assert.deepEqual(await itemsOf(buyer), ['TICKS', 'QUOTES'])
  })

  test('is dropped and named at once where it cannot be bought', async ({ assert, client }) => {
    await givenSoldProduct('LOCAL', { excluded: ['DE'] })
    const buyer = await createCustomer()
    const items = [pending('LOCAL'), pending('GONE'), pending('TICKS')]
    const page = await holding(client.get('/basket/1'), items).loginAs(buyer).withInertia()
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
    assert.deepEqual(kept(page), [])
    const { toasts } = (page.body() as { flash: { toasts: { text: string }[] } }).flash
    assert.lengthOf(toasts, 2)
    assert.equal(
      toasts[0]!.text,
      'Product "LOCAL" could not be added to the basket because it is not available in your region.'
    )
    assert.isUndefined(page.flashMessage('toasts'))
  })

  test('waits on while a payment locks the basket', async ({ assert, client }) => {
    const buyer = await createCustomer()
    await givenItem(buyer, 'TICKS')
    await lockBasket(buyer)
    const items = [pending('TICKS')]
    const page = await holding(client.get('/basket/1'), items).loginAs(buyer).withInertia()
    assert.isUndefined(kept(page))
    assert.lengthOf(await itemsOf(buyer), 1)
  })

  test('what somebody spoiled is an empty basket: {$self}')
    .with([
      'AAAA.TICKS.20000103.20000107',
      `${Buffer.alloc(16, 7).toString('base64url')}.TICKS.20000231.20000307`,
      `${Buffer.alloc(16, 7).toString('base64url')}.TICKS.20000107.20000103`,
      '"><script>',
      'x'.repeat(3_900),
    ])
    .run(async ({ client }, spoiled) => {
      const page = await holding(client.get('/basket/1'), spoiled).withInertia()
      page.assertStatus(200)
      page.assertInertiaPropsContains({ contents: { items: [], blocked: 'basket.errors.empty' } })
    })
})

test.group('Basket | two tabs after signing in', (group) => {
  group.each.teardown(emptyOrders)

  test('8 pages at once adopt an item once', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await createCustomer()
    const items = [pending('TICKS')]
    await Promise.all(
      Array.from({ length: 8 }, () =>
        holding(client.get('/basket/1'), items).loginAs(buyer).withInertia()
      )
    )
    assert.deepEqual(await itemsOf(buyer), ['TICKS'])
  })
})
