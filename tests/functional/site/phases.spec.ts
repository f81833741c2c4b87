import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import shop from '#config/shop'
import type { DecommissionPhase } from '#site/domain/decommission'
import { modules as manifests } from '#generated/modules'
import { closesWhen, readClosing, type Closes } from '#shared/modules'
import { answerTo } from '#tests/fixtures/identity/access/ask'
import { createPeople } from '#tests/fixtures/identity/access/people'
import { readModules, registeredRoutes } from '#tests/fixtures/access/routes'
import type { Given, People, Row } from '#tests/fixtures/identity/access/row'
import { OPEN_BELOW, ROUTES, type Verdict } from '#tests/fixtures/site/phases'

const modules = await readModules()
const before = { ...shop.decommission }

const CLOSED_IN: Record<Verdict, DecommissionPhase[]> = {
  'closes first': ['closing', 'closed'],
  'closes last': ['closed'],
  'always open': [],
}

const VERDICTS: Record<Closes, Verdict> = {
  closing: 'closes first',
  closed: 'closes last',
  never: 'always open',
}

const lines = readClosing(...manifests.map(({ closes }) => closes))

/** What the tables say, and of routes that they do not know, what the module of the route says. */
const verdictOf = (route: string): Verdict | undefined => {
  const exact = (Object.keys(ROUTES) as Verdict[]).find((name) => ROUTES[name].includes(route))
  if (exact) return exact
  const [method, path] = route.split(' ') as [string, string]
  if (OPEN_BELOW.some((start) => path.startsWith(start))) return 'always open'
  const closes = closesWhen(lines, method, path)
  return closes && VERDICTS[closes]
}

test.group('Site | phases', () => {
  test('of every route it is decided when it closes', ({ assert }) => {
    const open = registeredRoutes().filter(({ route }) => !verdictOf(route))
    assert.deepEqual(
      open.map(({ route }) => `decide in \`closes\` of its manifest when ${route} closes`),
      []
    )
  })
})

for (const phase of ['closing', 'closed'] as const) {
  for (const [name, module] of Object.entries(modules)) {
    test.group(`Site | phases, ${phase}: ${name}`, (group) => {
      let people: People
      let given: Given

      group.setup(() => testUtils.db().wrapInGlobalTransaction())
      group.setup(async () => {
        people = await createPeople()
        given = (await module.given?.(people)) ?? {}
        Object.assign(shop.decommission, { phase })
      })
      group.teardown(() => {
        Object.assign(shop.decommission, before)
      })

      test('{route}')
        .with(module.rows)
        .run(async ({ assert, client }, row: Row) => {
          const isShut = CLOSED_IN[verdictOf(row.route)!].includes(phase)
          for (const person of ['visitor', 'customer'] as const) {
            const answer = await answerTo({ client, row, person, people, given })
            const expected = isShut ? shut(row, person, phase) : row.answers[person]
            assert.equal(answer, expected, `${person} at ${row.route}`)
          }
        })
    })
  }
}

/** What a closed route answers; who is signed in finds the account in place of the home page. */
function shut({ route }: Row, person: 'visitor' | 'customer', phase: 'closing' | 'closed') {
  if (route === 'GET /' && person === 'customer') return '→ /my-account'
  return phase === 'closing' ? 403 : 410
}
