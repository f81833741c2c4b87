import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { givenBuyer, givenItem, givenSoldProduct } from '#tests/fixtures/basket/given_basket'

type Item = { ref: string; overlapDays: number }
type Contents = { items: Item[]; blocked: string | null }

const shownTo = async (client: ApiClient, buyer: User) => {
  const page = await client.get('/basket/1').loginAs(buyer).withInertia()
  return (page.inertiaProps as { contents: Contents }).contents
}

const daysOf = ({ items }: { items: { overlapDays: number }[] }) =>
  items.map(({ overlapDays }) => overlapDays)

test.group('Basket | items that hold the same days', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await givenSoldProduct('TICKS')
    await givenSoldProduct('OTHER')
  })

  test('the later one says how many, and both can be ordered', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await givenItem(buyer, 'OTHER')
    assert.deepEqual(daysOf(await shownTo(client, buyer)), [0, 0])
    await givenItem(buyer, 'TICKS')
    const contents = await shownTo(client, buyer)
    assert.deepEqual(daysOf(contents), [0, 0, 5])
    assert.isNull(contents.blocked)
  })

  test('it says so of the days that it has after a change', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await givenItem(buyer, 'TICKS')
    const { items } = await shownTo(client, buyer)
    await client
      .put(`/basket/items/${items[1]!.ref}`)
      .loginAs(buyer)
      .json({ from: '2000-01-06', to: '2000-01-12' })
      .withCsrfToken()
      .redirects(0)
    assert.deepEqual(daysOf(await shownTo(client, buyer)), [0, 2])
  })

  test('the HTTP API tells the same', async ({ assert, client }) => {
    const buyer = await givenBuyer('TICKS')
    await givenItem(buyer, 'TICKS')
    const answer = await client.get(`/api/v1/basket/${buyer.id}`).loginAs(buyer)
    answer.assertStatus(200)
    assert.deepEqual(daysOf((answer.body() as { data: Contents }).data), [0, 5])
  })
})
