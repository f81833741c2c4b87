import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { MOST_BASKET_ITEMS } from '#basket/domain/basket_item'
import { errorsOf } from '#tests/fixtures/shared/errors_of'
import { emptyBaskets } from '#tests/fixtures/basket/empty_baskets'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  itemsOf,
  lockBasket,
  WEEK,
} from '#tests/fixtures/basket/given_basket'

type Form = Record<string, unknown>
type Contents = {
  items: { ref: string; line: { countedDays: number; priceCents: number } | null }[]
  totals: { subtotalCents: number; netCents: number; grossCents: number; vat: { reason: string } }
  blocked: string | null
  lockedUntil: string | null
}

// Typed as text, so that tests can also send what no page would.
const ITEMS: string = '/basket/items'

const wanted = (over: Form = {}): Form => ({
  clientItemId: randomUUID(),
  productCode: 'TICKS',
  ...WEEK,
  ...over,
})

const add = (client: ApiClient, user: User, form: Form = {}) =>
  client.post(ITEMS).json(wanted(form)).loginAs(user).withCsrfToken().withInertia().redirects(0)

const remove = (client: ApiClient, user: User, address: string) =>
  client.delete(address).loginAs(user).withCsrfToken().withInertia().redirects(0)

async function contentsOf(client: ApiClient, user: User): Promise<Contents> {
  const response = await client.get('/basket/1').loginAs(user).withInertia()
  response.assertInertiaComponent('basket/review')
  return (response.inertiaProps as { contents: Contents }).contents
}

test.group('Basket | items', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('an item is added, priced and can be ordered', async ({ assert, client }) => {
    const buyer = await createCustomer()
    await add(client, buyer)
    const { items, totals, blocked } = await contentsOf(client, buyer)
    assert.lengthOf(items, 1)
    assert.containsSubset(items[0]!.line, { countedDays: 5, priceCents: 30_000 })
    assert.containsSubset(totals, { subtotalCents: 30_000, netCents: 35_000, grossCents: 41_650 })
    assert.equal(totals.vat.reason, 'domestic')
    assert.isNull(blocked)
  })

  test('the same item sent twice is there once; another one of the same days is not the same', async ({
    assert,
    client,
  }) => {
    const buyer = await createCustomer()
    const item = wanted()
    await add(client, buyer, item)
    await add(client, buyer, item)
    assert.lengthOf(await itemsOf(buyer), 1)
    await add(client, buyer)
    assert.lengthOf(await itemsOf(buyer), 2)
  })

  test('the order in brief keeps its height, however many items there are', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const fill = async (items: number) => {
      for (let added = 0; added < items; added++) await givenItem(buyer, 'TICKS')
    }
    const brief = async () => {
      const page = await client.get('/basket/1').loginAs(buyer).accept('html')
      const [, aside] = /<aside aria-labelledby="brief"(.*?)<\/aside>/s.exec(page.text())!
      return aside!.replaceAll(/[\d.,]+/g, '')
    }
    await fill(8)
    const ofNine = await brief()
    assert.include(ofNine, 'more items')
    await fill(4)
    assert.equal(await brief(), ofNine)
  })

  test('{title} is refused at the field {field}')
    .with([
      { title: '31 February', form: { from: '2000-02-31', to: '2000-03-01' }, field: 'from' },
      { title: 'an end that is no day', form: { to: '2001-02-29' }, field: 'to' },
      { title: 'a range backwards', form: { from: WEEK.to, to: WEEK.from }, field: 'to' },
      { title: 'words for days', form: { from: 'yesterday' }, field: 'from' },
      { title: 'a list of days', form: { from: ['2000-01-03'] }, field: 'from' },
      { title: 'letters for a day', form: { from: 'abc' }, field: 'from' },
      { title: 'an empty day', form: { from: '' }, field: 'from' },
      { title: '30 February', form: { from: '2026/02/30' }, field: 'from' },
      { title: 'a day with two readings', form: { to: '01/07/2000' }, field: 'to' },
      { title: 'no end', form: { to: null }, field: 'to' },
      { title: 'days before coverage', form: { from: '1999-12-27' }, field: 'form' },
      { title: 'days after coverage', form: { to: '2000-01-28' }, field: 'form' },
      { title: 'the year 9999', form: { to: '9999-12-31' }, field: 'form' },
      { title: 'a weekend', form: { from: '2000-01-08', to: '2000-01-09' }, field: 'form' },
      { title: 'an unknown product', form: { productCode: 'NOTHING' }, field: 'productCode' },
      { title: 'a product of a zero byte', form: { productCode: 'T\u0000' }, field: 'productCode' },
      { title: 'a product in SQL', form: { productCode: "' or 1=1" }, field: 'productCode' },
      { title: 'a long code', form: { productCode: 'x'.repeat(101) }, field: 'productCode' },
      { title: 'an id that is none', form: { clientItemId: '1' }, field: 'clientItemId' },
    ])
    .run(async ({ assert, client }, { form, field }) => {
      const buyer = await createCustomer()
      const response = await add(client, buyer, form)
      response.assertStatus(302)
      assert.deepEqual(Object.keys(errorsOf(response)), [field])
      assert.isEmpty(await itemsOf(buyer))
    })

  test('the page where days were chosen keeps them: {title}')
    .with([
      { title: 'added', form: {} },
      { title: 'refused', form: { to: '9999-12-31' } },
    ])
    .run(async ({ client }, { form }) => {
      const buyer = await createCustomer()
      const page = `/product/details/TICKS?from=${WEEK.from}&to=${WEEK.to}`
      const response = await add(client, buyer, form).header('referer', page)
      response.assertHeader('location', page)
    })

  test('days are read as people write them: {from}')
    .with([
      { from: '03.01.2000', to: '2000/01/07' },
      { from: '3 Jan 2000', to: '7. Januar 2000' },
    ])
    .run(async ({ assert, client }, days) => {
      const buyer = await createCustomer()
      await add(client, buyer, days)
      const [item] = await rows(null, 'select from_day, to_day from basket_items')
      assert.deepEqual(item, { from_day: '2000-01-03', to_day: '2000-01-07' })
    })

  test('what is added is what was shown: {title}')
    .with([
      { title: 'the same', shown: { shownPriceCents: 30_000, shownDays: 5 }, isAdded: true },
      { title: 'another price', shown: { shownPriceCents: 29_999, shownDays: 5 }, isAdded: false },
      { title: 'other days', shown: { shownPriceCents: 30_000, shownDays: 4 }, isAdded: false },
    ])
    .run(async ({ assert, client }, { shown, isAdded }) => {
      const buyer = await createCustomer()
      const response = await add(client, buyer, shown)
      assert.lengthOf(await itemsOf(buyer), isAdded ? 1 : 0)
      const words = isAdded ? undefined : errorsOf(response).form![0]
      assert.equal(words?.startsWith('The quote had changed'), isAdded ? undefined : true)
    })

  test('prices that are sent along count for nothing', async ({ assert, client }) => {
    const buyer = await createCustomer()
    await add(client, buyer, { priceCents: 1, dailyPriceCents: 0, countedDays: 0, discount: 100 })
    assert.equal((await contentsOf(client, buyer)).totals.subtotalCents, 30_000)
  })

  test('a product that the region excludes is dropped and named', async ({ assert, client }) => {
    await givenSoldProduct('LOCAL', { excluded: ['DE'] })
    const buyer = await createCustomer()
    const response = await add(client, buyer, { productCode: 'LOCAL' })
    assert.include(errorsOf(response).form![0]!, 'not available in your region')
    assert.isEmpty(await itemsOf(buyer))
  })

  test('what became unsellable blocks the basket until it is removed: {title}')
    .with([
      {
        title: 'excluded',
        set: `excluded_countries = '{DE}'`,
        code: 'basket.errors.region_blocked',
      },
      { title: 'hidden', set: 'visible = false', code: 'basket.errors.not_sellable' },
      { title: 'gone', set: `code = 'GONE'`, code: 'basket.errors.not_sellable' },
    ])
    .run(async ({ assert, client }, { set, code }) => {
      await givenSoldProduct('OTHER')
      const buyer = await givenBuyer('TICKS')
      await add(client, buyer, { productCode: 'OTHER' })
      await rows(null, `update products set ${set} where code = 'TICKS'`)
      const { blocked, items, totals } = await contentsOf(client, buyer)
      assert.equal(blocked, code)
      assert.lengthOf(items, 2)
      assert.equal(totals.subtotalCents, 30_000)
      const next = await client.get('/basket/3').loginAs(buyer).withInertia().redirects(0)
      next.assertHeader('location', '/basket/1')

      await remove(client, buyer, `/basket/items/${items[0]!.ref}`)
      assert.isNull((await contentsOf(client, buyer)).blocked)
      assert.deepEqual(await itemsOf(buyer), ['OTHER'])
    })

  test('removing twice is no error, and nobody removes what is somebody else’s', async ({
    assert,
    client,
  }) => {
    const [buyer, other] = [await givenBuyer('TICKS'), await givenBuyer('TICKS')]
    const { items } = await contentsOf(client, buyer)
    const address = `/basket/items/${items[0]!.ref}`
    await remove(client, other, address)
    assert.lengthOf(await itemsOf(buyer), 1)
    for (let time = 1; time <= 2; time++) {
      const response = await remove(client, buyer, address)
      response.assertStatus(303)
    }
    assert.isEmpty(await itemsOf(buyer))
    assert.lengthOf(await itemsOf(other), 1)
  })

  test('an item that cannot exist is not found: {$self}')
    .with(['%00', "1'%20or%201=1", '9'.repeat(60)])
    .run(async ({ assert, client }, ref) => {
      const buyer = await givenBuyer('TICKS')
      const response = await remove(client, buyer, `/basket/items/${ref}`)
      response.assertStatus(404)
      assert.lengthOf(await itemsOf(buyer), 1)
    })

  test('deleting the basket takes everything out', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await add(client, buyer)
    await remove(client, buyer, '/basket')
    assert.isEmpty(await itemsOf(buyer))
  })
})

test.group('Basket | while a payment is under way', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('{what} is refused in words, and works again when the lock has run out')
    .with([
      {
        what: 'adding',
        act: add,
        message: 'Can not add to basket during the payment process!',
        left: 2,
      },
      {
        what: 'removing',
        act: async (client: ApiClient, user: User) => {
          const { items } = await contentsOf(client, user)
          return remove(client, user, `/basket/items/${items[0]!.ref}`)
        },
        message: 'Can not delete the item from the basket during the payment process!',
        left: 0,
      },
      {
        what: 'emptying',
        act: (client: ApiClient, user: User) => remove(client, user, '/basket'),
        message: 'Can not empty the basket during the payment process!',
        left: 0,
      },
    ])
    .run(async ({ assert, client }, { act, message, left }) => {
      const buyer = await givenBuyer('TICKS')
      await lockBasket(buyer)
      const response = await act(client, buyer)
      assert.deepEqual(errorsOf(response), { form: [message] })
      assert.lengthOf(await itemsOf(buyer), 1)

      await lockBasket(buyer, -1)
      await act(client, buyer)
      assert.lengthOf(await itemsOf(buyer), left)
    })

  test('the refusal is read where the change was asked for: {$self}')
    .with(['/basket/1', '/product/details/TICKS'])
    .run(async ({ assert, client }, address) => {
      const buyer = await givenBuyer('TICKS')
      const page = await client
        .get(address)
        .loginAs(buyer)
        .withFlashMessages({ inputErrorsBag: { form: ['Not during the payment'] } })
        .accept('html')
      assert.match(page.text(), /role="alert"(?:(?!<script).)*Not during the payment/s)
    })

  test('the pages say so, and until when', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await lockBasket(buyer)
    const { blocked, lockedUntil } = await contentsOf(client, buyer)
    assert.equal(blocked, 'basket.errors.locked_checkout')
    assert.isAbove(Date.parse(lockedUntil!), Date.now() + 14 * 60_000)
    const confirm = await client
      .get('/basket/3')
      .loginAs(buyer)
      .withInertia()
      .header('referer', 'http://localhost/basket/3')
    confirm.assertInertiaPropsContains({ contents: { blocked: 'basket.errors.locked_checkout' } })
  })

  test('nothing that is refused looks as if it could be done', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const buttons = ['Edit range', 'Remove', 'Delete basket']
    const offered = async () => {
      const page = await client.get('/basket/1').loginAs(buyer).accept('html')
      const [, main] = /<main(.*)<\/main>/s.exec(page.text())!
      return buttons.filter((label) => main!.includes(label))
    }
    assert.deepEqual(await offered(), buttons)
    await lockBasket(buyer)
    assert.deepEqual(await offered(), [])
  })
})

test.group('Basket | many hands at once', (group) => {
  group.each.teardown(emptyBaskets)

  test('an item sent 12 times at once is there once', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await createCustomer()
    const item = wanted()
    await Promise.all(Array.from({ length: 12 }, () => add(client, buyer, item)))
    assert.lengthOf(await itemsOf(buyer), 1)
  })

  test('a basket never holds more than its most', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    await rows(
      null,
      `insert into basket_items (user_id, client_item_id, product_code, from_day, to_day)
       select user_id, gen_random_uuid(), product_code, from_day, to_day
         from basket_items, generate_series(1, ?) where user_id = ?`,
      [MOST_BASKET_ITEMS - 3, buyer.id]
    )
    await Promise.all(Array.from({ length: 6 }, () => add(client, buyer)))
    assert.lengthOf(await itemsOf(buyer), MOST_BASKET_ITEMS)
  })
})
