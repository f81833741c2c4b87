import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'

test.group('Pages of one person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept nowhere, in either form', async ({ client }) => {
    const customer = await createCustomer()
    for (const path of ['/my-account', '/products', '/faq', '/no/such/page']) {
      const page = await client.get(path).loginAs(customer).accept('html')
      page.assertHeader('cache-control', 'private, no-store')
      const data = await client.get(path).loginAs(customer).withInertia()
      data.assertHeader('cache-control', 'private, no-store')
    }
  })

  test('visitors’ pages are asked for anew, files of the shop keep their own rule', async ({
    client,
  }) => {
    const page = await client.get('/faq').accept('html')
    page.assertHeader('cache-control', 'private, no-cache')
    const robots = await client.get('/robots.txt')
    robots.assertHeader('cache-control', 'public, max-age=3600')
  })

  test('go from the browser’s cache with the sign-out; choices stay', async ({ client }) => {
    const customer = await createCustomer()
    const out = await client.post('/logout').loginAs(customer).withCsrfToken().redirects(0)
    out.assertHeader('clear-site-data', '"cache"')
  })
})

test.group('Weaknesses and reports', (group) => {
  group.each.setup(() => limiter.clear())

  test('whom to tell stands where RFC 9116 wants it', async ({ assert, client }) => {
    const response = await client.get('/.well-known/security.txt')
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/plain; charset=utf-8')
    const lines = Object.fromEntries(
      response
        .text()
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2))
    ) as Record<string, string>
    assert.match(lines.Contact!, /^(mailto:|https:)/)
    const days = DateTime.fromISO(lines.Expires!).diffNow('days').days
    assert.isAbove(days, 150)
    assert.isBelow(days, 365)
    assert.match(lines.Canonical!, /\/\.well-known\/security\.txt$/)
  })

  test('a report of blocked content needs no token, and not too many are taken', async ({
    assert,
    client,
  }) => {
    const report = () =>
      client
        .post('/csp-reports')
        .header('content-type', 'application/csp-report')
        .json({ 'csp-report': { 'blocked-uri': 'inline' } })
    const statuses = []
    for (let times = 0; times < 31; times++) statuses.push((await report()).status())
    assert.deepEqual([...new Set(statuses)], [204, 429])
    assert.equal(statuses.indexOf(429), 30)
  })
})

test.group('What the fuzz found', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const encoding of ['gzip', 'deflate', 'br']) {
    test(`a body that is no ${encoding} is a bad request`, async ({ client }) => {
      const response = await client
        .post('/api/v1/quotes')
        .accept('json')
        .header('content-encoding', encoding)
        .json({ items: [] })
      response.assertStatus(400)
    })
  }

  test('a compressed body is read', async ({ assert }) => {
    const response = await fetch(`${process.env.APP_URL}/api/v1/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify({ items: [] })),
    })
    assert.equal(response.status, 422)
  })

  test('the page of the HTTP API opens for whoever sends a token along', async ({ client }) => {
    const response = await client.get('/api/docs').header('authorization', 'Bearer x')
    response.assertStatus(200)
  })

  test('a day that only looks like a text is refused at its field', async ({ assert, client }) => {
    const from = { toString: 'x' }
    const response = await client
      .post('/api/v1/quotes')
      .accept('json')
      .json({ items: [{ product: 'A', from, to: '20260105' }] })
    response.assertStatus(422)
    const { errors } = response.body() as unknown as { errors: { field: string }[] }
    assert.equal(errors[0]!.field, 'items.0.from')
  })

  test('a page that is opened with a bag for errors is shown', async ({ client }) => {
    const response = await client
      .get('/contact')
      .header('x-inertia-error-bag', 'form')
      .accept('html')
    response.assertStatus(200)
  })
})
