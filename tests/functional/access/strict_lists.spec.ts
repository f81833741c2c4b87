import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { addressOf } from '#tests/fixtures/identity/access/ask'
import { readModules } from '#tests/fixtures/access/routes'
import { withPeople } from '#tests/fixtures/access/with_people'
import { PEOPLE, type Row } from '#tests/fixtures/identity/access/row'
import { listCalls, wrongQueries, type ListCall } from '#tests/fixtures/access/list_calls'

/*
 * Every call of the document that answers a list is asked, by whoever may, for what it does not understand:
 * a new list is in at once, with the row that the matrix of rights has of it.
 */
const modules = await readModules()
const rowOf =
  ({ route }: ListCall) =>
  (row: Row) =>
    row.route === route

type Answered = {
  data: { content: unknown[]; totalCount: number; next?: string | null } | null
  errors: { field?: string; code: string }[]
}

/** Read when a test runs, not when this file does: the routes are closed by it, and later files add their own. */
const callsOf = (rows: Row[]) => listCalls().filter((call) => rows.some(rowOf(call)))

for (const [name, module] of Object.entries(modules)) {
  test.group(`Access | strict lists of ${name}`, (group) => {
    const there = withPeople(group, module)

    const asking = async (client: ApiClient, call: ListCall, query: Record<string, string>) => {
      const row = module.rows.find(rowOf(call))!
      const { people, given } = there
      const sent = row.sends(given, people)
      const user = people[PEOPLE.find((person) => row.answers[person] === 200)!]
      const address = addressOf(call.route.split(' ')[1]!, { ...given, ...sent.params })
      const asked = client
        .get(`${address}?${sent.query ?? ''}`)
        .qs(query)
        .accept('json')
      const response = await (user ? asked.loginAs(user) : asked)
      return { status: response.status(), body: response.body() as unknown as Answered }
    }

    test('what is not understood is refused at its parameter', async ({ assert, client }) => {
      for (const call of callsOf(module.rows)) {
        for (const [field, value] of wrongQueries(call)) {
          const { status, body } = await asking(client, call, { [field]: value })
          const asked = `${call.route} ${field}=${value}`
          assert.equal(status, 422, asked)
          assert.deepEqual(
            body.errors.map((error) => error.field),
            [field],
            asked
          )
        }
      }
    }).timeout(30_000)

    test('behind the last page there is nothing, of as many as there are', async ({
      assert,
      client,
    }) => {
      for (const call of callsOf(module.rows).filter(({ query }) => 'page' in query)) {
        const first = await asking(client, call, { page: '1' })
        const behind = await asking(client, call, { page: '4000' })
        assert.equal(behind.status, 200, call.route)
        assert.deepEqual(behind.body.data!.content, [], call.route)
        assert.equal(behind.body.data!.totalCount, first.body.data!.totalCount, call.route)
      }
    }).timeout(30_000)

    test('where a page ends the next begins, by its number and by its cursor', async ({
      assert,
      client,
    }) => {
      for (const call of callsOf(module.rows).filter(
        ({ query }) => 'page' in query && 'cursor' in query
      )) {
        const { data, errors } = (await asking(client, call, { limit: '1' })).body
        assert.isNotNull(data, `${call.route}: ${JSON.stringify(errors)}`)
        assert.equal(data!.next !== null, data!.totalCount > 1, call.route)
        if (!data!.next) continue
        const numbered = await asking(client, call, { limit: '1', page: '2' })
        const behind = await asking(client, call, { limit: '1', cursor: data!.next })
        assert.deepEqual({ ...behind.body.data, next: null }, { ...numbered.body.data, next: null })
      }
    }).timeout(30_000)
  })
}

test.group('Access | strict lists', () => {
  test('every call that answers a list has a row of rights by which it is asked', ({ assert }) => {
    const rows = Object.values(modules).flatMap((module) => module.rows)
    const calls = listCalls()
    assert.isAbove(calls.length, 20)
    assert.deepEqual(
      calls.filter((call) => !rows.some(rowOf(call))).map(({ route }) => route),
      []
    )
  })
})
