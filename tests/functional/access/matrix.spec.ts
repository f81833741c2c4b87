/*
 * Who gets which answer at which route. Each module has a file beside this one, named after it
 * (orders.ts), with a row for each of its routes:
 *
 *   open('GET /products', 200)                           everybody
 *   signedIn('GET /my-account', 200)                     whoever is signed in
 *   own('GET /my-account/my-orders/:orderId', 200)       the customer of the record, 404 for others
 *   only(['manager', 'admin'], 'PUT /admin/x/:id', 302)  these roles, 403 for others
 *
 * 302 is a redirect that leads on, '→ /basket/2' one to exactly there, 'refused' a form that is sent
 * back with a message. `but: { admin: 200 }` changes single answers; `sends` gives the values of parameters, the query or the body. Values that several
 * rows need (`:orderId`) come from the module's `given(people)`, which makes records for
 * `people.customer` once; what a call changes is undone after it.
 */
import { test } from '@japa/runner'
import { answerTo, refusalWithoutToken, responseTo } from '#tests/fixtures/identity/access/ask'
import { exampleCalls, isNotUnderstood } from '#tests/fixtures/access/example_calls'
import { FOLDER, readModules, registeredRoutes } from '#tests/fixtures/access/routes'
import { withPeople } from '#tests/fixtures/access/with_people'
import { PEOPLE, type Row } from '#tests/fixtures/identity/access/row'

const modules = await readModules()
/** Who comes as far as the call itself, whatever it answers then. */
const welcomeAt = ({ answers }: Row) =>
  PEOPLE.find((person) => Number(answers[person]) < 300) ??
  PEOPLE.find((person) => ![401, 403, 404].includes(Number(answers[person]))) ??
  PEOPLE.find((person) => ![401, 403].includes(Number(answers[person])))!

const entries = Object.entries(modules).flatMap(([module, { rows }]) =>
  rows.map((row) => ({ module, route: row.route, row }))
)

test.group('Access | the matrix', () => {
  test('every route has a row, in the file of its module', ({ assert }) => {
    const known = new Set(entries.map(({ module, route }) => `${module} ${route}`))
    const missing = registeredRoutes()
      .filter(({ module, route }) => !known.has(`${module} ${route}`))
      .map(({ module, route }) => `add a row for "${route}" to ${FOLDER}/${module}.ts`)
    assert.deepEqual(missing, [])
  })

  test('every row has its route, once', ({ assert }) => {
    const registered = new Set(registeredRoutes().map(({ module, route }) => `${module} ${route}`))
    const idle = entries
      .filter(({ module, route }, index) => {
        const isTwice = entries.findIndex((entry) => entry.route === route) !== index
        return isTwice || !registered.has(`${module} ${route}`)
      })
      .map(({ module, route }) => `remove the row for "${route}" from ${FOLDER}/${module}.ts`)
    assert.deepEqual(idle, [])
  })
})

for (const [name, module] of Object.entries(modules)) {
  test.group(`Access | ${name}`, (group) => {
    const there = withPeople(group, module)

    test('{route}')
      .with(module.rows)
      .run(async ({ assert, client }, row: Row) => {
        const answers: Record<string, unknown> = {}
        for (const person of PEOPLE) {
          answers[person] = await answerTo({ client, row, person, ...there })
        }
        assert.deepEqual(answers, row.answers)
      })

    test('examples of its calls are understood, and answered as they are described', async ({
      assert,
      client,
    }) => {
      const wrong: string[] = []
      for (const { route, ...example } of exampleCalls()) {
        const row = module.rows.find((one) => one.route === route)
        if (!row) continue
        const sends: Row['sends'] = (...given) => ({ ...row.sends(...given), ...example })
        const call = { client, row: { ...row, sends }, person: welcomeAt(row), ...there }
        const response = await responseTo(call)
        if (isNotUnderstood(response.status(), response.body())) {
          wrong.push(`${route}: ${response.status()} ${response.text()}`)
        }
      }
      assert.deepEqual(wrong, [])
    }).timeout(30_000)

    const writing = module.rows.filter(
      ({ route, withoutToken }) => !route.startsWith('GET ') && !withoutToken
    )
    if (writing.length === 0) return

    test('without the page’s token: {route}')
      .with(writing)
      .run(async ({ assert, client }, row: Row) => {
        const refusal = await refusalWithoutToken({ client, row, person: 'admin', ...there })
        assert.equal(refusal, 'shared.errors.page_expired')
      })
  })
}
