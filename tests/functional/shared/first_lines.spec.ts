import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import limits from '#config/api_limits'
import string from '@adonisjs/core/helpers/string'
import { apiDocument } from '#shared/http/api_description'
import { apiLimits, type ApiLimit } from '#shared/http/api_description/limits'
import { CLIENTS } from '#shared/http/client_files'
import { SHOP } from '#tests/fixtures/shared/shop_clients'

const LINES = new URL('../../../inertia/components/api_docs/first_lines.ts', import.meta.url).href
const { firstLines } = (await import(LINES)) as {
  firstLines: (shop: string) => Record<'python' | 'typescript' | 'curl', string>
}

/** What is refused by how often it was tried, and what by how many there are. */
const OF_TRIES = new Set([
  'account.errors.too_many_mails',
  'catalogue.errors.too_many_quotes',
  'identity.errors.too_many_attempts',
  'identity.errors.too_many_registrations',
  'messages.errors.too_many',
  'payment.errors.too_many',
  'trials.errors.too_many',
])
const OF_AMOUNTS = [
  'account.errors.too_many_tokens',
  'catalogue.errors.isins_too_many',
  'catalogue.errors.too_many_items',
  'delivery.errors.too_many_links',
  'reports.errors.too_many',
  'shared.lists.errors.too_many',
  'webhooks.errors.too_many',
]

test.group('HTTP API | guide', () => {
  const lines = firstLines('https://shop.example')

  test('each line in a shell asks a call that there is', ({ assert }) => {
    const asked = lines.curl.split('\n').flatMap((line) => {
      const [, path] = /"\$api(\/[^"?]+)/.exec(line) ?? []
      if (!path) return []
      const claim = '0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a3'
      const filled = path.replace('$CLAIM', claim).replaceAll(/\$[A-Z]+/g, '42')
      const isSent = line.includes('POST') || line.includes('--json') || line.includes('checkout')
      return [`${isSent ? 'POST' : 'GET'} /api/v1${filled}`]
    })
    assert.lengthOf(asked, 7)
    const unknown = asked.filter((one) => {
      const [method, path] = one.split(' ') as [string, string]
      return !router.match(path, method, true)?.route.pattern.startsWith('/api/v1')
    })
    assert.deepEqual(unknown, [])
  })

  test('each client that it names is served', ({ assert }) => {
    const named = Object.values(lines)
      .join('\n')
      .matchAll(/\/clients\/([\w.]+)/g)
    const names = [...named].map(([, name]) => name)
    assert.sameMembers(names, Object.keys(CLIENTS))
  })

  test('opens to a browser that comes for the first time', async ({ assert }) => {
    const page = await fetch(`${SHOP()}/api/docs`, { headers: { accept: 'text/html' } })
    assert.equal(page.status, 200)
    assert.include(page.headers.get('content-type')!, 'text/html')
  })

  test('says the limits that hold', async ({ assert, client }) => {
    const page = await client.get('/api/docs').withInertia()
    const said = (page.inertiaProps as unknown as { limits: ApiLimit[] }).limits
    const ofAll = said.filter(({ calls }) => calls.length === 0)
    assert.deepEqual(
      ofAll.map(({ counted, requests, minutes }) => [counted, requests, minutes]),
      [
        ['token', limits.tokenCalls.requests, 1],
        ['session', limits.sessionCalls.requests, 1],
        ['visitor', limits.visitorCalls.requests, 1],
        ['wrong_token', limits.wrongTokens.requests, 1],
      ]
    )
  })

  test('says each nearer limit of the configuration with its calls', ({ assert }) => {
    const said = apiLimits().map(({ requests, minutes }) => `${requests} in ${minutes}`)
    for (const [name, { requests, every }] of Object.entries(limits.nearer)) {
      assert.include(said, `${requests} in ${string.seconds.parse(every) / 60}`, name)
    }
    const shared = apiLimits().find(({ calls }) => calls.includes('POST /webhooks'))!
    assert.deepEqual(shared, {
      calls: ['POST /webhooks', 'PUT /webhooks/{webhook}', 'POST /webhooks/{webhook}/secret'],
      ...{ requests: 60, minutes: 60, counted: 'person', ofAddress: null },
    })
    const messages = apiLimits().find(({ calls }) => calls.includes('POST /message/contactUs'))!
    assert.deepEqual(messages, {
      calls: ['POST /message/contactUs', 'POST /message/subscriptionRequest'],
      ...{ requests: 10, minutes: 60, counted: 'taken', ofAddress: 200 },
    })
  })

  test('a call that can refuse for too many tries has its limit there', ({ assert }) => {
    const named = new Set(apiLimits().flatMap(({ calls }) => calls))
    const silent = Object.entries(apiDocument().paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => {
        const counts = operation['x-error-codes'].some((code) => OF_TRIES.has(code))
        const call = `${method.toUpperCase()} ${path}`
        return counts && !named.has(call) ? [call] : []
      })
    )
    assert.deepEqual(silent, [])
  })

  test('codes of too many are those of tries or of amounts', ({ assert }) => {
    const codes = Object.values(apiDocument().paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap((operation) => operation['x-error-codes'])
    const ofTooMany = [...new Set(codes)].filter((code) => /too_many/.test(code))
    assert.includeMembers([...OF_TRIES, ...OF_AMOUNTS], ofTooMany)
    assert.includeMembers(ofTooMany, [...OF_TRIES])
  })
})
