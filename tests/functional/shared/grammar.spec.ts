import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import identity from '#config/identity'
import { createCustomer } from '#database/factories/identity/people'
import { apiDocument } from '#shared/http/api_description'
import { SHOP } from '#tests/fixtures/shared/shop_clients'

type Body = { errors: { code: string }[] }

/** As any program would ask: without cookies, by whatever method. */
const ask = (path: string, wish: RequestInit = {}) => fetch(`${SHOP()}/api/v1${path}`, wish)

const codeOf = async (answer: Response) => ((await answer.json()) as Body).errors[0]!.code

test.group('HTTP API | one grammar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('{method} {path} is not allowed, and is told what is: {allow}')
    .with([
      { method: 'DELETE', path: '/countries', allow: 'GET, HEAD' },
      { method: 'PATCH', path: '/quotes', allow: 'GET, HEAD, POST' },
      { method: 'POST', path: '/orders', allow: 'GET, HEAD' },
      { method: 'POST', path: '/orders/1/me/accept', allow: 'PUT' },
    ])
    .run(async ({ assert }, { method, path, allow }) => {
      const answer = await ask(path, { method })
      assert.equal(answer.status, 405)
      assert.equal(answer.headers.get('allow'), allow)
      assert.equal(await codeOf(answer), 'shared.errors.method_not_allowed')
    })

  test('an address that has no calls is unknown by every method', async ({ assert }) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      assert.equal((await ask('/nothing/here', { method })).status, 404)
    }
  })

  test('a page may ask first what it may ask', async ({ assert }) => {
    const answer = await ask('/quotes', { method: 'OPTIONS' })
    assert.equal(answer.status, 204)
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    assert.equal(answer.headers.get('access-control-allow-methods'), 'GET, HEAD, POST')
    const asked = answer.headers.get('access-control-allow-headers')!
    assert.notInclude(asked, 'authorization')
    for (const one of ['idempotency-key', 'if-none-match']) assert.include(asked, one)
    const read = answer.headers.get('access-control-expose-headers')!.toLowerCase()
    for (const one of ['etag', 'idempotency-replayed', 'kontor-test']) assert.include(read, one)
  })

  test('who is not signed in is told how', async ({ assert }) => {
    const nobody = await ask('/orders')
    assert.equal(nobody.status, 401)
    assert.equal(nobody.headers.get('www-authenticate'), 'Bearer')
    const wrong = await ask('/orders', { headers: { authorization: 'Bearer nothing' } })
    assert.equal(wrong.headers.get('www-authenticate'), 'Bearer error="invalid_token"')
  })

  test('a body of a type that nobody reads is refused as such: {$self}')
    .with(['application/xml', 'text/plain', 'application/octet-stream'])
    .run(async ({ assert }, type) => {
      const headers = { 'content-type': type }
      const answer = await ask('/quotes', { method: 'POST', headers, body: '<quote/>' })
      assert.equal(answer.status, 415)
      assert.include(answer.headers.get('accept')!, 'application/json')
    })

  test('of a body full of names that nobody knows the first ones are named, each by its beginning', async ({
    assert,
  }) => {
    const headers = { 'content-type': 'application/json' }
    const names = Array.from({ length: 5_000 }, (_, at) => `name${at}`)
    const items = [{ ['x'.repeat(100_000)]: 1 }]
    const body = JSON.stringify({ items, ...Object.fromEntries(names.map((name) => [name, 1])) })
    const answer = await ask('/quotes', { method: 'POST', headers, body })
    assert.equal(answer.status, 422)
    const { errors } = (await answer.json()) as { errors: { field: string }[] }
    assert.lengthOf(errors, 20)
    assert.equal(errors[0]!.field, `items.0.${'x'.repeat(192)}`)
    assert.equal(errors[1]!.field, 'name0')
  })

  test('no body has no type', async ({ assert }) => {
    const empty = await ask('/orders/1/me/files/1/claims', { method: 'POST' })
    assert.equal(empty.status, 401)
  })

  test('nobody needs a page to send what everybody may send', async ({ assert }) => {
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: '{}' }
    for (const path of ['/users', '/message/contactUs', '/a7-requests']) {
      const answer = await ask(path, sent)
      assert.equal(answer.status, 422, path)
    }
  })

  test('no answer to nobody sets a cookie, and those of the catalogue may be kept: {path}')
    .with([
      { path: '/openapi.json', keeps: 'public, max-age=300' },
      { path: '/countries', keeps: 'public, max-age=60' },
      { path: '/products/info', keeps: 'public, max-age=60' },
      { path: '/use-cases', keeps: 'public, max-age=60' },
    ])
    .run(async ({ assert }, { path, keeps }) => {
      const first = await ask(path)
      assert.equal(first.status, 200)
      assert.equal(first.headers.get('cache-control'), keeps)
      assert.isNull(first.headers.get('set-cookie'))
      assert.equal(first.headers.get('access-control-allow-origin'), '*')
      const tag = first.headers.get('etag')!
      assert.equal((await ask(path)).headers.get('etag'), tag)
      const again = await ask(path, { headers: { 'if-none-match': tag } })
      assert.equal(again.status, 304)
      assert.equal(await again.text(), '')
      assert.equal((await ask(path, { headers: { 'if-none-match': '"other"' } })).status, 200)
    })

  test('what a session sees is kept by its browser alone, and asked for anew', async ({
    assert,
    client,
  }) => {
    const answer = await client.get('/api/v1/countries').loginAs(await createCustomer())
    answer.assertHeader('cache-control', 'private, no-cache')
    assert.include(answer.header('vary'), 'cookie')
    const refused = await ask('/products/info/nothing')
    assert.equal(refused.headers.get('cache-control'), 'no-store')
  })

  test('a call is answered as such, whatever build a page is of that asks', async ({ assert }) => {
    const headers = { 'x-inertia': 'true', 'x-inertia-version': 'older' }
    const answer = await ask('/countries', { headers })
    assert.deepEqual([answer.status, answer.headers.get('x-inertia-location')], [200, null])
  })

  test('calls are counted, and the last one is told when to go on', async ({ assert }) => {
    const first = await ask('/countries')
    const { requests } = identity.visitorCalls
    assert.equal(first.headers.get('ratelimit-limit'), String(requests))
    assert.equal(first.headers.get('ratelimit-remaining'), String(requests - 1))
    await limiter.use(identity.visitorCalls).set('visitor_calls:127.0.0.1', requests, '1 min')
    const refused = await ask('/countries')
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal(refused.headers.get('ratelimit-remaining'), '0')
  })

  test('a limit of one call says when to go on as well', async ({ assert }) => {
    const statuses = []
    for (let at = 0; at < 61; at++) statuses.push(await ask(`/verifications/${'0'.repeat(64)}`))
    const last = statuses.at(-1)!
    assert.equal(last.status, 429)
    assert.isAbove(Number(last.headers.get('retry-after')), 0)
    assert.equal(statuses[0]!.headers.get('ratelimit-limit'), '60')
    assert.equal(last.headers.get('ratelimit-remaining'), '0')
  })

  test('who tries tokens has to wait', async ({ assert }) => {
    const { requests } = identity.wrongTokens
    await limiter.use(identity.wrongTokens).set('wrong_token:127.0.0.1', requests, '1 min')
    const answer = await ask('/orders', { headers: { authorization: 'Bearer nothing' } })
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers.get('retry-after')), 0)
  })

  test('a refusal comes as a problem where that is asked for', async ({ assert }) => {
    const headers = { accept: 'application/problem+json' }
    const answer = await ask('/orders?state=lost', { headers })
    assert.include(answer.headers.get('content-type')!, 'application/problem+json')
    const problem = (await answer.json()) as Record<string, unknown>
    assert.equal(problem.status, 401)
    assert.containsSubset(problem, { code: 'identity.errors.not_signed_in' })
    assert.match(String(problem.type), /\/api\/docs#errors$/)
  })

  test('every call says that it may be too many, and every choice has its type', ({ assert }) => {
    const operations = Object.values(apiDocument().paths).flatMap((path) => Object.values(path))
    for (const { responses } of operations) assert.property(responses, '429')
    const untyped: string[] = []
    JSON.stringify(apiDocument(), (key, value: unknown) => {
      if (value && typeof value === 'object' && 'enum' in value && !('type' in value)) {
        untyped.push(key)
      }
      return value
    })
    assert.deepEqual(untyped, [])
  })

  test('rights come from every guard, and only changes need the page’s own token', ({ assert }) => {
    const { paths } = apiDocument()
    assert.deepEqual(paths['/tokens']!.get!.security, [{ session: [] }])
    const refund = paths['/orders/{id}/{sub}/refunds']!.post!.security[0]!
    assert.deepEqual(refund, { token: ['orders.read', 'orders.write'] })
  })
})
