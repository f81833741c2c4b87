import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { apiRoutes } from '#shared/http/api_description/routes'
import { addressOf } from '#tests/fixtures/identity/access/ask'
import { readModules } from '#tests/fixtures/access/routes'
import { OF_EVERY_CALL, withPeople } from '#tests/fixtures/access/with_people'
import { PEOPLE, type Row } from '#tests/fixtures/identity/access/row'
import { changedTables, sumsOfTables } from '#tests/fixtures/shared/sums_of_tables'

/*
 * Every call, whether it reads, changes something or answers a file, is asked by whoever may with a parameter
 * that nobody knows: a new call is in at once.
 */
const modules = await readModules()

type Refused = { errors?: { field?: string; code: string }[] }

const welcomeAt = ({ answers }: Row) =>
  PEOPLE.find((person) => ![401, 403].includes(Number(answers[person])))!

for (const [name, module] of Object.entries(modules)) {
  test.group(`Access | strict addresses of ${name}`, (group) => {
    const there = withPeople(group, module)

    const ask = async (client: ApiClient, row: Row) => {
      await limiter.clear()
      const [method, pattern] = row.route.split(' ') as [string, string]
      const { people, given } = there
      const { params, query = '', body = {} } = row.sends(given, people)
      const address = addressOf(pattern, { ...given, ...params })
      const asked = client.request(`${address}?${query}&nonsense=1`, method).accept('json')
      if (method !== 'GET') asked.json(body).withCsrfToken()
      const user = people[welcomeAt(row)]
      const response = await (user ? asked.loginAs(user) : asked)
      return { status: response.status(), ...(response.body() as unknown as Refused) }
    }

    test('a parameter that nobody knows is refused by its name, and nothing is written', async ({
      assert,
      client,
    }) => {
      const calls = new Set(apiRoutes().map(({ method, pattern }) => `${method} ${pattern}`))
      const before = await sumsOfTables()
      for (const row of module.rows.filter(({ route }) => calls.has(route))) {
        const { status, errors } = await ask(client, row)
        assert.equal(status, 422, row.route)
        assert.deepEqual(
          errors?.map((error) => [error.field, error.code]),
          [['nonsense', 'shared.lists.errors.unknown']],
          row.route
        )
      }
      const changed = changedTables(before, await sumsOfTables())
      assert.deepEqual(
        changed.filter((table) => !OF_EVERY_CALL.includes(table)),
        []
      )
    }).timeout(60_000)
  })
}
