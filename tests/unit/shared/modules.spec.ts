import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { modules } from '#generated/modules'
import { closesWhen, defineModule, placesThatClose, readClosing } from '#shared/modules'
import { loadRoutes } from '#shared/modules/load_routes'
import { definePort } from '#shared/ports'
import { modulesInOrder } from '../../../scripts/index_modules.js'

const lines = readClosing(
  { closing: ['/basket/checkout', 'POST /api/users'], closed: ['/basket/*', '/*'] },
  { never: ['/api/users/*', '/basket-status/*'] }
)

/** Routes of another host, so that the shop's own tests do not meet them. */
const withRoutes = (register: () => void) => [
  () => Promise.resolve({ default: () => void router.group(register).domain('planted.invalid') }),
]

const page = (path: string, name: string) => () => void router.get(path, () => 'planted').as(name)

test.group('Shared | modules, what closes', () => {
  test('of {route} it is said: {expected}')
    .with([
      { route: 'GET /basket/checkout', expected: 'closing' },
      { route: 'GET /basket/1', expected: 'closed' },
      { route: 'GET /basket', expected: 'closed' },
      { route: 'POST /api/users', expected: 'closing' },
      { route: 'GET /api/users', expected: 'never' },
      { route: 'PUT /api/users/:id', expected: 'never' },
      { route: 'GET /basket-status/:id', expected: 'never' },
      { route: 'GET /*', expected: 'closed' },
      { route: 'GET /baskets', expected: undefined },
    ])
    .run(({ assert }, { route, expected }) => {
      const [method, pattern] = route.split(' ') as [string, string]
      assert.equal(closesWhen(lines, method, pattern), expected)
    })

  test('{$self} answers for pages that nobody has thought of')
    .with(['/admin/*', '/my-account/*', '/api/v1/*'])
    .run(({ assert }, text) => {
      assert.throws(() => readClosing({ never: [text] }), `${text} names too much`)
      assert.doesNotThrow(() => readClosing({ never: [text.replace('/*', '')] }))
    })

  test('a page asked for its head closes as the page does', ({ assert }) => {
    const only = readClosing({ closing: ['GET /a'], never: ['/a'] })
    assert.equal(closesWhen(only, 'HEAD', '/a'), 'closing')
  })

  test('links lead to the notice whatever the method, so lines with one are left out', ({
    assert,
  }) => {
    assert.deepEqual(placesThatClose(lines, 'closing'), ['/basket/checkout'])
  })
})

test.group('Shared | modules, routes', () => {
  test('a page that nobody says anything about keeps the shop from starting', async ({
    assert,
  }) => {
    const planted = defineModule({
      name: 'planted',
      routes: withRoutes(page('/planted', 'planted.page')),
      closes: { never: ['/elsewhere'] },
    })
    await assert.rejects(
      () => loadRoutes([planted]),
      'The route GET /planted does not say when a closing shop closes it: add it to `closes` in app/planted/module.ts'
    )
  })

  test('no module decides about a page of another one', async ({ assert }) => {
    const planted = defineModule({
      name: 'planted',
      routes: withRoutes(page('/planted/two', 'planted.two')),
      closes: { never: ['/planted/*'] },
    })
    const other = defineModule({ name: 'other', closes: { closed: ['/planted/two'] } })
    await assert.rejects(
      () => loadRoutes([planted, other]),
      'The route GET /planted/two closes in never by `closes` in app/planted/module.ts, but another module says closed'
    )
  })

  test('a route carries the name of its module', async ({ assert }) => {
    const planted = defineModule({
      name: 'planted',
      routes: withRoutes(page('/planted/three', 'other.three')),
      closes: { never: ['/planted/*'] },
    })
    await assert.rejects(() => loadRoutes([planted]), /GET \/planted\/three has no name/)
  })

  test('a call that is not described keeps the shop from starting', async ({ assert }) => {
    const planted = defineModule({
      name: 'planted',
      routes: withRoutes(page('/api/v1/planted', 'api.planted.call')),
      closes: { never: ['/api/v1/planted'] },
    })
    await assert.rejects(
      () => loadRoutes([planted]),
      'The route GET /api/v1/planted is not described: its file in api/ wraps it in call(…, { summary, answer })'
    )
  })

  test('a page that says all of it is registered', async ({ assert }) => {
    const planted = defineModule({
      name: 'planted',
      routes: withRoutes(page('/planted/four', 'planted.four')),
      closes: { closed: ['/planted/*'] },
    })
    await assert.doesNotReject(() => loadRoutes([planted]))
  })
})

test.group('Shared | modules, order', () => {
  test('lower modules come first, however they are listed', ({ assert }) => {
    const order = modulesInOrder({ top: ['middle', 'low'], middle: ['low'], low: [] })
    assert.deepEqual(order, ['shared', 'low', 'middle', 'top'])
  })

  test('modules that use each other have no order', ({ assert }) => {
    assert.throws(() => modulesInOrder({ one: ['two'], two: ['one'] }), /one → two → one/)
  })
})

test.group('Shared | modules, places', () => {
  test('no two places of one group, and no two tabs of a person, have the same rank', ({
    assert,
  }) => {
    const ranks = modules.flatMap(({ adminPlaces = [], palettePlaces = [], userTabs = [] }) => [
      ...adminPlaces.map(({ group, rank }) => `${group} ${rank}`),
      ...palettePlaces.map((place) => `${place.for} ${place.rank}`),
      ...userTabs.map(({ rank }) => `tab ${rank}`),
    ])
    assert.isAbove(ranks.length, 60)
    assert.deepEqual(
      ranks.filter((one, at) => ranks.indexOf(one) !== at),
      []
    )
  })
})

test.group('Shared | ports', () => {
  test('whoever provides it answers; a second one where one is asked for is refused', ({
    assert,
  }) => {
    const port = definePort<() => string>('test.port')
    assert.isUndefined(port.only())
    port.by('one', () => 'first').register()
    assert.equal(port.only()!(), 'first')
    assert.throws(() => port.by('one', () => 'again').register(), 'one provides test.port twice')
    port.by('two', () => 'second').register()
    assert.deepEqual(
      port.all().map((answer) => answer()),
      ['first', 'second']
    )
    assert.equal(port.of('two')!(), 'second')
    assert.throws(() => port.only(), 'More than one module provides test.port')
    port.withdraw('two')
    assert.equal(port.only()!(), 'first')
  })
})
