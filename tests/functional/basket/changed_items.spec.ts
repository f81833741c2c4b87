import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { getBasket } from '#basket'
import { createCustomer } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import {
  givenBuyer,
  givenItem,
  givenSoldProduct,
  lockBasket,
} from '#tests/fixtures/basket/given_basket'

type User = { id: number }

const daysOf = async (user: User) =>
  (await getBasket(user.id)).items.map(({ from, to }) => [from.iso, to.iso])

const refOf = async (user: User) => String((await getBasket(user.id)).items[0]!.id)

const OTHER = { from: '2000-01-04', to: '2000-01-06' }
const WEEK = ['2000-01-03', '2000-01-07']

test.group('Basket | other days for an item', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  test('are priced anew', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const ref = await refOf(buyer)
    const answer = await client
      .put(`/basket/items/${ref}`)
      .loginAs(buyer)
      .json(OTHER)
      .withCsrfToken()
      .withInertia()
      .redirects(0)
    answer.assertStatus(303)
    assert.deepEqual(await daysOf(buyer), [[OTHER.from, OTHER.to]])
    assert.equal((await getBasket(buyer.id)).quote.subtotalCents, 18_000)
  })

  test('{name} are refused at their place and change nothing')
    .with([
      { name: 'days backwards', days: { from: '2000-01-07', to: '2000-01-03' }, field: 'to' },
      { name: '31 February', days: { from: '2000-02-31', to: '2000-03-03' }, field: 'from' },
      { name: 'days before coverage', days: { from: '1990-01-01', to: '1990-02-01' } },
      { name: 'a weekend', days: { from: '2000-01-08', to: '2000-01-09' } },
    ])
    .run(async ({ assert, client }, { days, field = 'form' }) => {
      const buyer = await givenBuyer('TICKS')
      const answer = await client
        .put(`/basket/items/${await refOf(buyer)}`)
        .loginAs(buyer)
        .json(days)
        .withCsrfToken()
        .withInertia()
        .redirects(0)
      assert.property(answer.flashMessage('inputErrorsBag'), field)
      assert.deepEqual(await daysOf(buyer), [WEEK])
    })

  test('of somebody else’s item, or during a payment, are refused', async ({ assert, client }) => {
    const [buyer, stranger] = [await givenBuyer('TICKS'), await createCustomer()]
    const change = async (user: typeof buyer) =>
      client
        .put(`/basket/items/${await refOf(buyer)}`)
        .loginAs(user)
        .json(OTHER)
        .accept('json')
        .withCsrfToken()
    ;(await change(stranger)).assertStatus(404)
    await lockBasket(buyer)
    ;(await change(buyer)).assertStatus(423)
    assert.deepEqual(await daysOf(buyer), [WEEK])
  })
})

type Line = {
  formerPriceCents: number | null
  formerDays: number | null
  owned: { days: number } | null
}
type Contents = { items: Line[]; blocked: string | null }

test.group('Basket | prices that change from outside', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
  })

  const raise = () =>
    rows(null, `update products set daily_price_cents = 7000 where code = 'TICKS'`)

  test('are said until the buyer agrees', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    const shown = async () => {
      const page = await client.get('/basket/1').loginAs(buyer).withInertia()
      return (page.inertiaProps as { contents: { items: Line[] } }).contents.items[0]!
    }
    assert.isNull((await shown()).formerPriceCents)
    await raise()
    assert.equal((await shown()).formerPriceCents, 30_000)
    assert.equal((await shown()).formerPriceCents, 30_000)
    const agreed = await client
      .put('/basket/agreed-prices')
      .loginAs(buyer)
      .withCsrfToken()
      .redirects(0)
    agreed.assertHeader('location', '/basket/1')
    assert.isNull((await shown()).formerPriceCents)
  })

  test('of days that came or went are said too, and hold the next step until he agrees', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    const shown = async () => {
      const page = await client.get('/basket/1').loginAs(buyer).withInertia()
      return (page.inertiaProps as { contents: Contents }).contents
    }
    assert.containsSubset(await shown(), { blocked: null, items: [{ formerDays: null }] })
    await rows(null, `delete from lake_files where day = '2000-01-05'`)
    await rows(
      null,
      `select refresh_coverage(id, '2000-01-01'::date, '2000-01-14'::date)
         from products where code = 'TICKS'`
    )
    const changed = {
      blocked: 'basket.errors.changed',
      items: [{ formerDays: 5, formerPriceCents: 30_000 }],
    }
    assert.containsSubset(await shown(), changed)
    assert.containsSubset(await shown(), changed)
    await client.put('/basket/agreed-prices').loginAs(buyer).withCsrfToken().redirects(0)
    assert.containsSubset(await shown(), {
      blocked: null,
      items: [{ formerDays: null, formerPriceCents: null }],
    })
  })

  test('are named at the second step, which is not gone on from either', async ({
    assert,
    client,
  }) => {
    const buyer = await givenBuyer('TICKS')
    await client.get('/basket/1').loginAs(buyer).withInertia()
    const mainOf = async () => {
      const page = await client
        .get('/basket/2')
        .loginAs(buyer)
        .header('referer', 'http://localhost/basket/2')
        .accept('html')
      return /<main(.*)<\/main>/s.exec(page.text())![1]!
    }
    const before = await mainOf()
    assert.include(before, 'href="/basket/3"')
    assert.notInclude(before, 'changed since you chose')
    await raise()
    const after = await mainOf()
    assert.notInclude(after, 'href="/basket/3"')
    assert.match(after, /changed since you chose.*they cost .*300\.00.*350\.00/s)
  })

  test('are said at the last step too, where he agrees and stays', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await client.get('/basket/1').loginAs(buyer).withInertia()
    await raise()
    const shown = async () => {
      const page = await client
        .get('/basket/3')
        .loginAs(buyer)
        .header('referer', 'http://localhost/basket/3')
        .withInertia()
      page.assertInertiaComponent('basket/confirm')
      return (page.inertiaProps as { contents: Contents }).contents
    }
    assert.containsSubset(await shown(), {
      blocked: 'basket.errors.changed',
      items: [{ formerPriceCents: 30_000, line: { priceCents: 35_000 } }],
    })
    const agree = (step: number) =>
      client
        .put('/basket/agreed-prices')
        .loginAs(buyer)
        .json({ step })
        .withCsrfToken()
        .withInertia()
        .redirects(0)
    ;(await agree(4)).assertHeader('location', '/')
    assert.equal((await shown()).blocked, 'basket.errors.changed')
    ;(await agree(3)).assertHeader('location', '/basket/3')
    assert.containsSubset(await shown(), { blocked: null, items: [{ formerPriceCents: null }] })
  })

  test('are not said of days that were chosen at the new price', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await client.get('/basket/1').loginAs(buyer).withInertia()
    await raise()
    await givenItem(buyer, 'TICKS')
    const page = await client.get('/basket/1').loginAs(buyer).withInertia()
    const { items } = (page.inertiaProps as { contents: { items: Line[] } }).contents
    assert.deepEqual(
      items.map(({ formerPriceCents }) => formerPriceCents),
      [30_000, null]
    )
    assert.deepEqual(
      items.map(({ owned }) => owned?.days),
      [0, 0]
    )
  })
})
