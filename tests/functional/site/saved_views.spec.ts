import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type { User } from '#identity'
import { givenOrder } from '#tests/fixtures/orders/given_order'

const ORDERS = '/admin/manage-orders'
const WISH = {
  ...{ path: ORDERS, name: 'Mine', parameters: 'search=Quagga', hidden: ['payment'] },
  ...{ density: 'comfortable', isShared: false },
}

type Saved = { id: number; name: string; count: number; isOwn: boolean; isShared: boolean }

const send = (client: ApiClient, by: User, method: string, path = '', body: object = {}) =>
  client
    .request(`/admin/views${path}`, method)
    .header('referer', ORDERS)
    .header('x-inertia', 'true')
    .json(body)
    .loginAs(by)
    .withCsrfToken()
    .redirects(0)

const savedOf = async (client: ApiClient, by: User, path = ORDERS) => {
  const page = await client.get(path).withInertia().loginAs(by)
  return (page.inertiaProps as { saved: Saved[] | null }).saved
}

const errorsOf = (response: { flashMessage: (name: string) => unknown }) =>
  response.flashMessage('inputErrorsBag')

test.group('Site | saved views', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a view is kept with what it asks, and tells how many rows it holds', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    await givenOrder({ company: 'Quagga Research' })
    await givenOrder()
    ;(await send(client, manager, 'POST', '', WISH)).assertStatus(302)
    const saved = await savedOf(client, manager)
    assert.containsSubset(saved, [
      { name: 'Mine', parameters: 'search=Quagga', hidden: ['payment'], density: 'comfortable' },
    ])
    assert.containsSubset(saved, [{ isOwn: true, isShared: false, count: 1, isMore: false }])
  })

  test('others see what is shared, change none of it, and only where they see the list', async ({
    assert,
    client,
  }) => {
    const [manager, viewer] = [await createStaff('manager'), await createStaff('viewer')]
    await send(client, manager, 'POST', '', WISH)
    assert.deepEqual(await savedOf(client, viewer), [])
    const [{ id }] = (await savedOf(client, manager)) as [Saved]
    await send(client, manager, 'PUT', `/${id}`, { isShared: true })
    assert.containsSubset(await savedOf(client, viewer), [{ id, isOwn: false, isShared: true }])
    for (const [method, body] of [['PUT', { name: 'Theirs' }] as const, ['DELETE', {}] as const]) {
      const refused = await send(client, viewer, method, `/${id}`, body)
      assert.deepEqual(errorsOf(refused), { form: ['This view is not there any more.'] })
    }
    const sales = await createStaff('sales')
    const refused = await send(client, sales, 'POST', '', { ...WISH, isShared: true })
    assert.deepEqual(errorsOf(refused), { form: ['This list keeps no views.'] })
  })

  test('lists within a place keep views too, what is no page of the shop keeps none', async ({
    assert,
    client,
  }) => {
    const [manager, viewer] = [await createStaff('manager'), await createStaff('viewer')]
    const invoices = { ...WISH, path: `${ORDERS}/invoices`, isShared: true }
    await send(client, manager, 'POST', '', invoices)
    assert.containsSubset(await savedOf(client, viewer, invoices.path), [
      { isOwn: false, count: 0 },
    ])
    assert.deepEqual(await savedOf(client, viewer), [])
    for (const path of [`${ORDERS}/nowhere/at/all`, `${ORDERS}-invoices`, '/admin', '/products']) {
      const refused = await send(client, manager, 'POST', '', { ...WISH, path })
      assert.deepEqual(errorsOf(refused), { form: ['This list keeps no views.'] }, path)
    }
  })

  test('names are their owner’s once; thirteen views of a list are too many', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    await send(client, manager, 'POST', '', WISH)
    const twice = await send(client, manager, 'POST', '', { ...WISH, name: 'MINE' })
    assert.deepEqual(errorsOf(twice), { name: ['You have a view of this name already.'] })
    for (let at = 2; at <= 12; at++) {
      await send(client, manager, 'POST', '', { ...WISH, name: `Mine ${at}` })
    }
    const saved = (await savedOf(client, manager))!
    assert.lengthOf(saved, 12)
    const renamed = await send(client, manager, 'PUT', `/${saved[0]!.id}`, { name: 'mine 2' })
    assert.deepEqual(errorsOf(renamed), { name: ['You have a view of this name already.'] })
    const more = await send(client, manager, 'POST', '', { ...WISH, name: 'Another' })
    assert.property(errorsOf(more), 'form')
    await send(client, manager, 'DELETE', `/${saved[0]!.id}`)
    assert.lengthOf((await savedOf(client, manager))!, 11)
  })

  test('what is no view is refused at its field: {field}')
    .with([
      { field: 'name', wrong: { name: '' } },
      { field: 'name', wrong: { name: 'x'.repeat(41) } },
      { field: 'parameters', wrong: { parameters: 'x'.repeat(1001) } },
      { field: 'density', wrong: { density: 'tiny' } },
    ])
    .run(async ({ assert, client }, { field, wrong }) => {
      const refused = await send(client, await createStaff('manager'), 'POST', '', {
        ...WISH,
        ...wrong,
      })
      assert.property(errorsOf(refused), field)
    })

  test('parameters that ask for nonsense shows what is usual', async ({ assert, client }) => {
    const manager = await createStaff('manager')
    const parameters = 'view=x&state=;drop&orderBy=%00&limit=9e9'
    await send(client, manager, 'POST', '', { ...WISH, parameters })
    assert.lengthOf((await savedOf(client, manager))!, 1)
  })

  test('lists of customers keep none', async ({ assert, client }) => {
    assert.isNull(await savedOf(client, await createCustomer(), '/my-account/my-orders'))
  })
})
