import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { addressOf } from '#tests/fixtures/identity/access/ask'
import { bodyCalls, misspelt, type BodyCall } from '#tests/fixtures/access/body_calls'
import { readModules } from '#tests/fixtures/access/routes'
import { OF_EVERY_CALL, withPeople } from '#tests/fixtures/access/with_people'
import { PEOPLE, type Row } from '#tests/fixtures/identity/access/row'
import { changedTables, sumsOfTables } from '#tests/fixtures/shared/sums_of_tables'

/*
 * Every call of the document that changes something is sent one name that nobody knows, beside what the matrix
 * of rights sends, by whoever may, whether it takes a body or none: a new call is in at once.
 */
const modules = await readModules()
const rowOf =
  ({ route }: BodyCall) =>
  (row: Row) =>
    row.route === route

type Refused = { errors: { field?: string; code: string; message: string }[] }

/** Who comes as far as the call itself, whatever it answers then. */
const welcomeAt = ({ answers }: Row) =>
  PEOPLE.find((person) => ![401, 403, 404].includes(Number(answers[person]))) ??
  PEOPLE.find((person) => ![401, 403].includes(Number(answers[person])))!

for (const [name, module] of Object.entries(modules)) {
  test.group(`Access | strict bodies of ${name}`, (group) => {
    const there = withPeople(group, module)

    const send = async (client: ApiClient, row: Row, sent: unknown) => {
      await limiter.clear()
      const [method, pattern] = row.route.split(' ') as [string, string]
      const { people, given } = there
      const { params, body } = row.sends(given, people)
      const user = people[welcomeAt(row)]
      const asked = client
        .request(addressOf(pattern, { ...given, ...params }), method)
        .accept('json')
        .json(Array.isArray(sent) ? sent : { ...body, ...(sent as object) })
        .withCsrfToken()
      const response = await (user ? asked.loginAs(user) : asked)
      return { status: response.status(), ...(response.body() as unknown as Refused) }
    }

    test('a name that nobody knows is refused at its place, and nothing is written', async ({
      assert,
      client,
    }) => {
      const before = await sumsOfTables()
      for (const call of bodyCalls()) {
        const row = module.rows.find(rowOf(call))
        if (!row) continue
        for (const [field, sent] of misspelt(call.schema)) {
          const { status, errors } = await send(client, row, sent)
          const asked = `${call.route} ${field}`
          assert.equal(status, 422, asked)
          assert.deepEqual(
            errors.map((error) => [error.field, error.code]),
            [[field, 'validation.rules.unknown']],
            asked
          )
          assert.include(errors[0]!.message, `“${field}”`)
        }
      }
      const changed = changedTables(before, await sumsOfTables())
      assert.deepEqual(
        changed.filter((table) => !OF_EVERY_CALL.includes(table)),
        []
      )
    }).timeout(60_000)
  })
}

test.group('Access | strict bodies', () => {
  test('every call that changes something has a row of rights by which it is sent, and tells its names', ({
    assert,
  }) => {
    const rows = Object.values(modules).flatMap((module) => module.rows)
    const calls = bodyCalls()
    assert.isAbove(calls.length, 60)
    assert.deepEqual(
      calls.filter((call) => !rows.some(rowOf(call))).map(({ route }) => route),
      []
    )
    for (const { route, schema } of calls) {
      assert.isNotEmpty(misspelt(schema), route)
      assert.notInclude(JSON.stringify(schema), '$ref', route)
    }
    const nested = calls.flatMap(({ schema }) => misspelt(schema)).length - calls.length
    assert.isAbove(nested, 20)
  })
})
