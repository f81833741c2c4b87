import { randomUUID } from 'node:crypto'
import type { ApiRequest, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { keepVisitorBasket, sweepVisitorBaskets } from '#basket/actions/keep_visitor_basket'
import type { WantedItem } from '#basket/domain/basket_item'
import { readVisitorItems, writeVisitorItems } from '#basket/domain/visitor_items'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { emptyBaskets } from '#tests/fixtures/basket/empty_baskets'
import {
  givenItem,
  givenSoldProduct,
  itemsOf,
  lockBasket,
  WEEK,
} from '#tests/fixtures/basket/given_basket'

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
  const value = typeof items === 'string' ? items : writeVisitorItems(items)
  request.cookiesJar[KEY] = { name: KEY, value }
  return request
}

/** The cookie that an answer sets; undefined if it sets none. */
function cookieIn(response: ApiResponse): string | undefined {
  const line = [response.header('set-cookie') ?? []]
    .flat()
    .find((cookie: string) => cookie.startsWith(`${KEY}=`))
  return line?.slice(KEY.length + 1).split(';')[0]
}

/** The items as the browser keeps them after an answer; undefined if it was told nothing. */
function kept(response: ApiResponse): string[] | undefined {
  const text = cookieIn(response)
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
      holding(client.delete(`/api/v1/visitor-basket/${one.clientItemId}${query}`), [one, two])
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

  test('holds as many items as a customer’s, one after the other, and comes along whole', async ({
    assert,
    client,
  }) => {
    let cookie = ''
    const browser = (request: ApiRequest) => (cookie ? holding(request, cookie) : request)
    const add = async (item: WantedItem) => {
      const response = await browser(client.post('/basket/items'))
        .json(sent(item))
        .withCsrfToken()
        .withInertia()
        .redirects(0)
      cookie = cookieIn(response) ?? cookie
      return response
    }
    const items = Array.from({ length: 101 }, () => pending('TICKS'))
    for (const item of items.slice(0, 100)) (await add(item)).assertHeader('location', '/')
    assert.isAtMost(cookie.length, 3_800)
    const page = await browser(client.get('/basket/1')).withInertia()
    const { basket } = page.inertiaProps as { basket: { count: number } }
    assert.equal(basket.count, 100)

    const refused = await add(items[100]!)
    assert.match(Object.values(errorsOf(refused))[0]![0]!, /up to 100 items. Log in or register/)

    const buyer = await createCustomer()
    await browser(client.get('/products')).loginAs(buyer).withInertia()
    assert.lengthOf(await itemsOf(buyer), 100)
    assert.isEmpty(await rows(null, 'select id from visitor_baskets'))
  })

  test('goes back into the cookie when it is small again', async ({ assert, client }) => {
    const items = Array.from({ length: 60 }, () => pending('TICKS'))
    const id = randomUUID()
    await keepVisitorBasket(id, writeVisitorItems(items))
    const remove = (ref: string, cookie: string) =>
      holding(client.delete(`/basket/items/${ref}`), cookie)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    let cookie = `kept.${id}`
    for (const { clientItemId } of items.slice(0, 20)) {
      cookie = cookieIn(await remove(clientItemId, cookie)) ?? cookie
    }
    assert.lengthOf(readVisitorItems(cookie), 40)
    assert.isEmpty(await rows(null, 'select id from visitor_baskets'))
  })

  test('is forgotten with its cookie', async ({ assert }) => {
    await keepVisitorBasket(randomUUID(), 'x')
    await rows(null, `update visitor_baskets set updated_at = now() - interval '31 days'`)
    await keepVisitorBasket(randomUUID(), 'y')
    await sweepVisitorBaskets(30)
    assert.lengthOf(await rows(null, 'select id from visitor_baskets'), 1)
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
      `kept.${randomUUID()}`,
      "kept.'; drop table visitor_baskets",
    ])
    .run(async ({ client }, spoiled) => {
      const page = await holding(client.get('/basket/1'), spoiled).withInertia()
      page.assertStatus(200)
      page.assertInertiaPropsContains({ contents: { items: [], blocked: 'basket.errors.empty' } })
    })
})

test.group('Basket | two tabs after signing in', (group) => {
  group.each.teardown(emptyBaskets)

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
