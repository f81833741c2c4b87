import { once } from 'node:events'
import { test } from '@japa/runner'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://shop.example',
  LOG_LEVEL: 'warn',
  LIMITER_STORE: 'memory',
}
const PAGE = { 'accept': 'text/html', 'accept-language': 'de' }
const FROM_PROXY = { ...PAGE, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }

const alive = (shop: RunningShop) => async () => (await shop.ask('/health/live')).status === 200

type Event = { security?: string; address?: string; route?: string; blocked?: string }

const eventsOf = ({ output }: RunningShop): Event[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Event)
    .filter(({ security }) => security)

test.group('A shop behind TLS', () => {
  test('keeps its cookies to TLS and to its own host, and says so for a year', async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const web = shop.startWeb({ ...PRODUCTION, TRUSTED_PROXIES: '127.0.0.1' })
    await eventually('the shop answers', alive(shop))

    const page = await shop.ask('/faq?theme=dark', FROM_PROXY)
    const cookies = page.headers.getSetCookie()
    assert.isNotEmpty(cookies)
    for (const cookie of cookies) assert.match(cookie, /; Secure/i, cookie)
    const session = cookies.find((cookie) => cookie.startsWith('__Host-kontor-session='))!
    assert.match(session, /; Path=\/; HttpOnly; Secure; SameSite=Lax/i)
    assert.notMatch(session, /domain=/i)
    assert.equal(
      page.headers.get('strict-transport-security'),
      'max-age=31536000; includeSubDomains'
    )
    assert.include(page.headers.get('content-security-policy')!, 'report-uri /csp-reports')
    assert.equal(page.headers.get('reporting-endpoints'), 'csp="/csp-reports"')

    await shop.ask('/api/v1/orders', { ...FROM_PROXY, authorization: 'Bearer wrong' })
    const told = () => Promise.resolve(eventsOf(shop).length > 0)
    await eventually('the refused token is logged', told)
    assert.containsSubset(eventsOf(shop), [
      { security: 'token_refused', address: '203.0.113.9', route: '/api/v1/orders' },
    ])
    web.kill('SIGTERM')
    await once(web, 'exit')
  })

  test('believes nobody’s address unless its proxies are named', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    shop.startWeb({ ...PRODUCTION, TRUSTED_PROXIES: '' })
    await eventually('the shop answers', alive(shop))
    await shop.ask('/api/v1/orders', { ...FROM_PROXY, authorization: 'Bearer wrong' })
    const told = () => Promise.resolve(eventsOf(shop).length > 0)
    await eventually('the refused token is logged', told)
    assert.equal(eventsOf(shop)[0]!.address, '127.0.0.1')
  })
})
