import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import apiLimits from '#config/api_limits'
import { CLIENTS } from '#shared/http/client_files'
import { SHOP } from '#tests/fixtures/shared/shop_clients'

const LINES = new URL('../../../inertia/components/api_docs/first_lines.ts', import.meta.url).href
const { firstLines } = (await import(LINES)) as {
  firstLines: (shop: string) => Record<'python' | 'typescript' | 'curl', string>
}

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
    const { limits } = page.inertiaProps as unknown as { limits: Record<string, number> }
    assert.deepEqual(limits, {
      token: apiLimits.tokenCalls.requests,
      visitor: apiLimits.visitorCalls.requests,
      wrong: apiLimits.wrongTokens.requests,
    })
  })
})
