import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'

type Answer = {
  data: { content: { id: number }[]; totalCount: number; next: string | null }
  errors: { code: string; field: string }[]
}

const USERS = '/users?type=External&orderBy=company&limit=2'

async function ask(client: ApiClient, by: User, path: string) {
  const response = await client.get(`/api/v1${path}`).accept('json').loginAs(by)
  return response.body() as unknown as Answer
}

const withCursor = (path: string, cursor: string) => `${path}&cursor=${encodeURIComponent(cursor)}`

test.group('HTTP API | cursors of lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => clock.reset())

  let admin: User
  let users: User[]
  group.each.setup(async () => {
    admin = await createStaff('admin')
    users = []
    for (const company of ['B', 'C', 'C', 'D', 'E']) users.push(await createCustomer({ company }))
  })

  const cursorOf = async (client: ApiClient, path = USERS) =>
    (await ask(client, admin, path)).data.next!

  test('a list is read to its end, each row once, while others come before and behind', async ({
    assert,
    client,
  }) => {
    const seen: number[] = []
    const come = ['A', 'F', 'A']
    let { data } = await ask(client, admin, USERS)
    seen.push(...data.content.map(({ id }) => id))
    while (data.next !== null) {
      users.push(await createCustomer({ company: come.shift() }))
      data = (await ask(client, admin, withCursor(USERS, data.next))).data
      seen.push(...data.content.map(({ id }) => id))
    }
    const [first, last] = users.slice(-2).map(({ id }) => id)
    assert.lengthOf(new Set(seen), seen.length)
    assert.sameMembers(
      seen,
      users.map(({ id }) => id).filter((id) => id !== first)
    )
    assert.equal(seen.at(-1), last)
    assert.equal(data.totalCount, users.length)
  })

  test('how many rows are asked for may change on the way', async ({ assert, client }) => {
    const cursor = await cursorOf(client)
    const { data } = await ask(
      client,
      admin,
      withCursor(USERS.replace('limit=2', 'limit=50'), cursor)
    )
    assert.deepEqual([data.content.length, data.next], [3, null])
  })

  test('of {what} it is refused')
    .with([
      { what: 'other filters', path: USERS.replace('External', 'Internal') },
      { what: 'another search', path: `${USERS}&search=C` },
      { what: 'another order', path: USERS.replace('company', 'email') },
      { what: 'another direction', path: `${USERS}&orderDirection=desc` },
      { what: 'another list', path: '/tasks?limit=2' },
    ])
    .run(async ({ assert, client }, { path }) => {
      const { errors } = await ask(client, admin, withCursor(path, await cursorOf(client)))
      assert.containsSubset(errors, [{ code: 'shared.lists.errors.not_a_cursor', field: 'cursor' }])
    })

  test('damaged, of somebody else, or of yesterday it is refused', async ({ assert, client }) => {
    const cursor = await cursorOf(client)
    const middle = Math.floor(cursor.length / 2)
    const other = cursor[middle] === 'A' ? 'B' : 'A'
    const damaged = cursor.slice(0, middle) + other + cursor.slice(middle + 1)
    const refused = async (by: User, text: string) => {
      const { errors } = await ask(client, by, withCursor(USERS, text))
      assert.deepEqual(
        errors.map(({ field }) => field),
        ['cursor']
      )
    }
    await refused(admin, damaged)
    await refused(await createStaff('admin'), cursor)
    clock.set(new Date(Date.now() - 25 * 60 * 60 * 1_000).toISOString())
    const yesterday = await cursorOf(client)
    clock.reset()
    await refused(admin, yesterday)
    await refused(admin, '%00')
    const { errors } = await ask(client, admin, withCursor(`${USERS}&page=2`, cursor))
    assert.containsSubset(errors, [{ code: 'shared.lists.errors.page_and_cursor', field: 'page' }])
  })
})
