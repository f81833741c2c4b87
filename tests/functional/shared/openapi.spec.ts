import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import { apiDocument } from '#shared/http/api_description'
import { API_PREFIX, describedCalls } from '#shared/http/api_description/calls'
import { apiRoutes } from '#shared/http/api_description/routes'
import { SHOP } from '#tests/fixtures/shared/shop_clients'
import { problemOf, problemOfValue } from '#tests/support/described_answers'

const PROBLEM_TYPE = 'application/problem+json'
const PROBLEM = {
  ...{ type: 'https://shop.example', title: 'X', status: 422, detail: 'X' },
  ...{ code: 'catalogue.errors.item_invalid', errors: [] },
}

type Details = Record<string, { body: string | null }>

const answerOf = (
  status: number,
  body: unknown,
  type = 'application/json; charset=utf-8',
  headers: Record<string, string> = {}
) => ({
  status: () => status,
  body: () => body,
  header: (name: string) => ({ 'content-type': type, ...headers })[name],
})

test.group('Shared | description of the HTTP API', () => {
  test('every call is described, and every description has a call', ({ assert }) => {
    const called = apiRoutes().map(({ method, pattern }) => `${method} ${pattern}`)
    const described = describedCalls().map(({ method, path }) => `${method} ${path}`)
    assert.isAbove(called.length, 10)
    const without = (some: string[], others: string[]) => some.filter((x) => !others.includes(x))
    assert.deepEqual(without(called, described), [], 'calls without a description')
    assert.deepEqual(without(described, called), [], 'descriptions without a call')
  })

  test('the document is valid OpenAPI 3.1', async ({ assert, client }) => {
    const response = await client.get('/api/v1/openapi.json')
    response.assertStatus(200)
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(response.body())) as Record<string, unknown>
    )
    assert.isUndefined(errors)
    assert.isTrue(valid)
    assert.equal((response.body() as unknown as { openapi: string }).openapi, '3.1.0')
  })

  test('the page shows every call of the document, with what it takes and answers', async ({
    assert,
    client,
  }) => {
    const page = await client.get('/api/docs').withInertia()
    page.assertInertiaComponent('api_docs/show')
    type Call = { id: string; path: string; rights: string[][] | null; names: string[] }
    const { groups, schemas } = page.inertiaProps as unknown as {
      groups: { part: string; calls: Call[] }[]
      schemas: string[]
    }
    const calls = groups.flatMap((group) => group.calls)
    assert.lengthOf(calls, describedCalls().length)
    const lock = calls.find(({ path }) => path === '/api/v1/users/{id}/lock')!
    assert.deepEqual([lock.rights, lock.names], [[['users.write']], ['id', 'If-Match']])
    const { part } = groups.find((group) => group.calls.includes(lock))!
    const details = (await client.get(`/api/docs/parts/${part}`)).body() as unknown as Details
    assert.include(details[lock.id]!.body, 'reason?: string or null (≤ 500 characters)')
    const data = (await client.get('/api/docs/parts/data')).body() as unknown as object
    assert.deepEqual(Object.keys(data), schemas)
  })

  test('a part is kept by browsers, and asked for by a name that there is', async ({
    assert,
    client,
  }) => {
    const german = await client.get('/api/docs/parts/quotas?lang=de')
    german.assertHeader('cache-control', 'public, max-age=300')
    assert.include(german.text(), 'Kontingent')
    const again = await client
      .get('/api/docs/parts/quotas?lang=de')
      .header('if-none-match', german.header('etag')!)
    again.assertStatus(304)
    for (const part of ['nothing', 'constructor']) {
      const unknown = await client.get(`/api/docs/parts/${part}`).accept('json')
      unknown.assertStatus(404)
    }
  })

  test('the page is small: what a call takes and answers comes when it is opened', async ({
    assert,
  }) => {
    const page = await fetch(`${SHOP()}/api/docs`, { headers: { accept: 'text/html' } })
    const html = await page.text()
    assert.isBelow(html.length, 700_000)
    assert.isBelow(gzipSync(html).length, 100_000)
  })

  test('it is packed once, not for each who asks; whoever cannot unpack it gets it whole', async ({
    assert,
    client,
  }) => {
    const asked = (encoding: string) =>
      client.get('/api/v1/openapi.json').header('accept-encoding', encoding)
    const packed = await asked('gzip, br')
    packed.assertHeader('content-encoding', 'gzip')
    const whole = await asked('identity')
    assert.isUndefined(whole.header('content-encoding'))
    assert.isBelow(
      Number(packed.header('content-length')) * 5,
      Number(whole.header('content-length'))
    )
    assert.deepEqual(packed.body(), whole.body())
  })

  test('no two calls share an operation id', ({ assert }) => {
    const ids = Object.values(apiDocument().paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId)
    )
    assert.lengthOf(new Set(ids), ids.length)
  })

  test('needed rights and types of parameters come from the route', ({ assert }) => {
    const { security, parameters, responses } =
      apiDocument().paths['/orders/{id}/{sub}/manifest']!.get!
    assert.deepEqual(security[0], { token: [] })
    assert.deepEqual(
      parameters.map(({ name, schema }) => [name, schema]),
      [
        ['id', { type: 'integer' }],
        ['sub', { anyOf: [{ type: 'integer' }, { type: 'string', const: 'me' }] }],
      ]
    )
    assert.includeMembers(Object.keys(responses), ['200', '401', '403', '404', 'default'])
    assert.deepEqual(apiDocument().paths['/countries']!.get!.security, [{}])
    const ofLock = apiDocument().paths['/users/{id}/lock']!.put!.security
    assert.deepEqual(ofLock, [{ session: ['users.write'], csrf: [] }])
  })

  test('whoever is named in an address is told as a person, whatever it is about', ({ assert }) => {
    const { get, post } = apiDocument().paths['/orders/{id}']!
    const [order, customer] = [get!.parameters[0]!, post!.parameters[0]!]
    assert.containsSubset(order, { description: 'Number of the order.', example: 1000042 })
    assert.containsSubset(customer, {
      ...{ name: 'id', description: 'Id of the user. `me` is whoever calls.', example: 7 },
      schema: { anyOf: [{ type: 'integer' }, { const: 'me' }] },
    })
  })

  test('every call names the status of what it does not understand', ({ assert }) => {
    const silent = describedCalls().filter(({ method, path }) => {
      const pattern = path.slice(API_PREFIX.length).replaceAll(/:(\w+)\??/g, '{$1}')
      return !('422' in apiDocument().paths[pattern]![method.toLowerCase()]!.responses)
    })
    assert.deepEqual(silent, [])
  })

  test('what is made anew has no version that somebody could have seen', ({ assert }) => {
    const { paths } = apiDocument()
    const conditional = Object.entries(paths).flatMap(([path, { post }]) =>
      post?.parameters.some(({ name }) => name === 'If-Match') ? [path] : []
    )
    // A transfer is booked on an order that was seen.
    assert.deepEqual(conditional, ['/orders/{id}/{sub}/transfers'])
    const ofQuota = ({ requestBody }: (typeof paths)[string][string]) =>
      Object.keys(requestBody!.content['application/json']!.schema.properties!)
    const made = ofQuota(paths['/quotas']!.post!)
    assert.deepEqual([...made, 'version'], ofQuota(paths['/quotas/{quota}']!.put!))
  })

  test('what is changed at a version is deleted at one', ({ assert }) => {
    const takes = (call?: { parameters: { name: string }[] }) =>
      call?.parameters.some(({ name }) => name === 'If-Match') ?? false
    const { paths } = apiDocument()
    const counted = Object.entries(paths).filter(([, call]) => takes(call.put) && call.delete)
    assert.isAbove(counted.length, 8)
    assert.deepEqual(
      counted.flatMap(([path, call]) => (takes(call.delete) ? [] : [path])),
      []
    )
  })

  test('what is sent is described by the validator that reads it', ({ assert }) => {
    const { requestBody } = apiDocument().paths['/basket/{id}']!.post!
    const { schema } = requestBody!.content['application/json']!
    assert.containsSubset(schema, {
      type: 'object',
      properties: { clientItemId: { type: 'string', format: 'uuid' } },
      required: ['product', 'from', 'to'],
    })
  })

  test('an answer that differs from its description is noticed: {title}')
    .with([
      { title: 'property that is not described', status: 200, change: { capital: 'Berlin' } },
      { title: 'missing property', status: 200, change: { vat: undefined } },
      { title: 'value of another type', status: 200, change: { eu: 'yes' } },
      { title: 'status that is not described', status: 202, change: {} },
    ])
    .run(({ assert }, { status, change }) => {
      const germany = { code: 'DE', name: 'Germany', nameEn: 'Germany', nameDe: 'Deutschland' }
      const country = {
        ...{ ...germany, shortcut: 'DE', vat: 19 },
        ...{ eu: true, euCountry: true, isCustomerVisible: true },
      }
      const bodyOf = (content: object) =>
        JSON.parse(
          JSON.stringify({
            success: true,
            data: { content: [content], totalCount: 1 },
            errors: [],
            message: '',
          })
        ) as unknown
      const check = (code: number, content: object) =>
        problemOf('GET', '/api/v1/countries', answerOf(code, bodyOf(content)))
      assert.isNull(check(200, country))
      assert.include(check(status, { ...country, ...change }), 'GET /countries')
    })

  test('a header that is not described, or is missing, is noticed: {status} {title}')
    .with([
      { status: 404, title: 'of every answer', headers: { 'ratelimit-limit': '9' }, says: null },
      { status: 404, title: 'of no such answer', headers: { etag: '"1"' }, says: 'with ETag' },
      { status: 401, title: 'missing', headers: {}, says: 'without WWW-Authenticate' },
      { status: 429, title: 'missing', headers: {}, says: 'without Retry-After' },
      { status: 429, title: 'there', headers: { 'retry-after': '3' }, says: null },
    ])
    .run(({ assert }, { status, headers, says }) => {
      const body = { success: false, data: null, errors: [], message: '' }
      const sent = headers as unknown as Record<string, string>
      const answer = answerOf(status, body, 'application/json', sent)
      const problem = problemOf('GET', '/api/v1/orders/1/2', answer)
      if (says) assert.include(problem, says)
      else assert.isNull(problem)
    })

  test('who has an answer of the catalogue is told so, as it is described', async ({
    assert,
    client,
  }) => {
    const first = await client.get('/api/v1/countries')
    const { responses } = apiDocument().paths['/countries']!.get!
    assert.containsSubset(responses[200]!.headers, { ETag: {} })
    assert.deepEqual(responses[304]!.content, {})
    const again = await client
      .get('/api/v1/countries')
      .header('if-none-match', first.header('etag')!)
    again.assertStatus(304)
  })

  test('a refusal in the form of RFC 9457 is described, with the codes of its call', async ({
    assert,
    client,
  }) => {
    const refused = await client
      .get('/api/v1/quotes?item=nothing')
      .header('accept', 'application/problem+json')
    refused.assertStatus(422)
    refused.assertHeader('content-type', 'application/problem+json')
    const { content } = apiDocument().paths['/quotes']!.get!.responses.default!
    const said = JSON.stringify(content['application/problem+json']!.schema)
    assert.include(said, 'catalogue.errors.item_invalid')
    assert.notInclude(said, 'quotas.errors.overlap')
    const problem = { ...PROBLEM, code: 'quotas.errors.overlap' }
    const way = ['paths', '/quotes', 'get', 'responses', 'default', 'content', PROBLEM_TYPE]
    assert.isNull(problemOfValue([...way, 'schema'], PROBLEM))
    assert.isNotNull(problemOfValue([...way, 'schema'], problem))
  })

  test('a refusal is held to the envelope, a page in its place is noticed', ({ assert }) => {
    const errors = [{ code: 'orders.errors.not_found', message: 'X' }]
    const refusal = { success: false, data: null, errors }
    const path = '/api/v1/orders/1/2'
    assert.isNull(problemOf('GET', path, answerOf(404, { ...refusal, message: 'X' })))
    assert.include(problemOf('GET', path, answerOf(404, refusal)), 'message')
    assert.include(problemOf('GET', path, answerOf(404, '', 'text/html')), 'text/html')
  })

  test('a refusal by a code that its call does not name is noticed: {code}')
    .with([
      { code: 'orders.errors.not_found', isNoticed: false },
      { code: 'shared.errors.not_found', isNoticed: false },
      { code: 'validation.rules.whatever', isNoticed: false },
      { code: 'quotas.errors.used', isNoticed: true },
      { code: 'made.up', isNoticed: true },
    ])
    .run(({ assert }, { code, isNoticed }) => {
      const body = { success: false, data: null, errors: [{ code, message: 'X' }], message: 'X' }
      const problem = problemOf('GET', '/api/v1/orders/1/2', answerOf(404, body))
      if (isNoticed) assert.include(problem, code)
      else assert.isNull(problem)
    })

  test('codes of refusals are read from the code behind a call, each with its words', ({
    assert,
  }) => {
    const { paths, components } = apiDocument()
    const codesOf = (path: string, method: string) => paths[path]![method]!['x-error-codes']
    const checkout = codesOf('/basket/{id}/checkout', 'post')
    const ofActions = ['orders.errors.total_changed', 'quota.errors.insufficient']
    assert.includeMembers([...checkout], ['basket.errors.empty', ...ofActions])
    assert.notInclude(checkout, 'quotas.errors.overlap')
    assert.include(codesOf('/contract-types', 'post'), 'contracts.records.errors.long')
    assert.include(codesOf('/users/{id}', 'delete'), 'account.errors.user_has_orders')
    const words = components['x-error-messages']
    const silent = Object.entries(words).filter(
      ([code, text]) => text === code || /\{\{|\$t/.test(text)
    )
    assert.deepEqual(silent, [])
    const german = apiDocument('de').components['x-error-messages']
    assert.deepEqual(Object.keys(german), Object.keys(words))
    assert.notEqual(german['basket.errors.empty'], words['basket.errors.empty'])
  })
})
