import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'

const MATCHERS = [rowId, personId].map(({ match }) => String(match))

const NO_ROW = [
  '9223372036854775808',
  '999999999999999999999999',
  '1000000000000000',
  '0',
  '-1',
  '1e3',
  '0x10',
  '1.5',
  '01',
  '%00',
  '1%00',
  '%F0%9F%98%80',
  'NaN',
]

/** Every route that names a row by number, with its other parameters filled in. */
function numberedRoutes() {
  const { root = [] } = router.toJSON()
  return root.flatMap(({ methods, pattern, matchers }) => {
    const names = Object.entries(matchers ?? {})
      .filter(
        ([name, { match }]) => MATCHERS.includes(String(match)) && pattern.includes(`:${name}`)
      )
      .map(([name]) => name)
    return methods
      .filter((method) => method !== 'HEAD' && names.length > 0)
      .map((method) => ({ method, pattern, names }))
  })
}

const filled = (pattern: string, name: string, value: string) =>
  pattern.replaceAll(/:(\w+)\??/g, (_, one: string) => (one === name ? value : '1'))

const codes = (response: ApiResponse) =>
  (response.body() as { errors: { code: string; field?: string }[] }).errors.map(
    ({ code, field }) => [code, field]
  )

test.group('Numbers that name no row', (group) => {
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  test('are unknown addresses on every route: {$self}')
    .with(NO_ROW)
    .run(async ({ assert, client }, value) => {
      const admin = await createStaff('admin')
      const routes = numberedRoutes()
      assert.isAbove(routes.length, 60)
      for (const { method, pattern, names } of routes) {
        for (const name of names) {
          const address = filled(pattern, name, value)
          const response = await client
            .request(address, method)
            .accept('json')
            .loginAs(admin)
            .withCsrfToken()
          assert.equal(response.status(), 404, `${method} ${address}`)
          assert.deepEqual(codes(response), [['shared.errors.not_found', undefined]])
        }
      }
    })
})

test.group('The largest numbers that an address takes', () => {
  test('are answered on every route: {$self}')
    .with(['999999999', '999999999999999'])
    .run(async ({ assert, client }, value) => {
      const failed: string[] = []
      for (const { method, pattern, names } of numberedRoutes()) {
        for (const name of names) {
          // Each has a transaction of its own: a failed statement would fail those that follow.
          const undo = await testUtils.db().wrapInGlobalTransaction()
          const admin = await createStaff('admin')
          const address = filled(pattern, name, value)
          const request = client.request(address, method).accept('json')
          const response = await request.loginAs(admin).withCsrfToken()
          if (response.status() >= 500) failed.push(`${method} ${address}`)
          await undo()
        }
      }
      assert.deepEqual(failed, [])
    })
})

test.group('Numbers, amounts and texts that cannot be', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  let admin: User
  group.each.setup(async () => {
    admin = await createStaff('admin')
  })

  const AMOUNTS = [0, -1, 0.001, 1e300, '1e3', '0x10', 'NaN', [], {}, null, true]

  const BESIDES = {
    refunds: () => ({ reason: 'r', idempotencyKey: randomUUID() }),
    transfers: () => ({ bookedOn: 20260105 }),
  }
  for (const path of ['refunds', 'transfers'] as const) {
    test(`${path}: an amount of {$self} is refused at its field`)
      .with(AMOUNTS)
      .run(async ({ assert, client }, amount) => {
        const response = await client
          .post(`/api/v1/orders/1/1/${path}`)
          .accept('json')
          .json({ amount, ...BESIDES[path]() })
          .loginAs(admin)
          .withCsrfToken()
        assert.equal(response.status(), 422)
        assert.deepEqual([...new Set(codes(response).map(([, field]) => field))], ['amount'])
      })
  }

  const IDS = [2 ** 63, 1e20, -1, 0, '1e3', 1.5, '9223372036854775808']
  test('an id of {$self} in a body is refused at its field')
    .with(IDS)
    .run(async ({ assert, client }, orderId) => {
      const response = await client
        .post('/api/v1/invoices')
        .accept('json')
        .json({ orderId })
        .loginAs(admin)
        .withCsrfToken()
      assert.equal(response.status(), 422)
      assert.equal(codes(response)[0]![1], 'orderId')
    })

  const TEXTS = ['a\ud800b', '\udfff', 'a\0b']
  const person = (text: string) => ({
    ...{ firstName: text, lastName: 'B', company: 'C' },
    billingAddress: { addressLine1: text, postcode: '1', city: 'D', country: 'DE' },
  })
  const CALLS = (text: string, id: number) =>
    [
      ['POST', '/api/v1/users', { userDetails: { email: 'a@example.com', ...person(text) } }],
      ['POST', '/api/v1/tokens', { name: text }],
      ['PUT', `/api/v1/users/${id}`, person(text)],
      ['PUT', '/basket/addresses/billing', { addressLine1: text }],
      ['POST', '/contact', { message: text, unknown: text }],
      ['PUT', '/my-account/personal-data', { firstName: text }],
    ] as const

  test('a text that no database keeps is refused at its field: {$self}')
    .with(TEXTS)
    .run(async ({ assert, client }, text) => {
      const customer = await createCustomer()
      for (const [method, path, body] of CALLS(text, customer.id)) {
        const response = await client
          .request(path, method)
          .accept('json')
          .header('accept-language', 'de')
          .json(body)
          .loginAs(customer)
          .withCsrfToken()
        assert.equal(response.status(), 422, path)
        const { errors } = response.body() as { errors: { code: string; message: string }[] }
        assert.equal(errors[0]!.code, 'validation.rules.storable', path)
        assert.match(errors[0]!.message, /enthält Zeichen, die sich nicht speichern lassen/)
      }
    })

  test('a form keeps what was typed and says it at the field', async ({ assert, client }) => {
    const response = await client
      .post('/contact')
      .header('referer', `${process.env.APP_URL}/contact`)
      .json({ firstName: 'a\0' })
      .withCsrfToken()
      .withInertia()
      .redirects(0)
    assert.equal(response.status(), 302)
    assert.property(response.flashMessage('inputErrorsBag'), 'firstName')
  })

  test('an address that is typed by hand breaks no page', async ({ client }) => {
    const response = await client.get('/products?search=a%00b%ED%A0%80&page=99999999999999999999')
    response.assertStatus(200)
  })
})
