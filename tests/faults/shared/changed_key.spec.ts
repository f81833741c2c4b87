import { once } from 'node:events'
import { test } from '@japa/runner'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const OLD = 'the-first-application-key-of-this-shop'
const NEW = 'the-second-application-key-of-this-shop'

async function signingKey(shop: RunningShop, env: Record<string, string>): Promise<string> {
  const web = shop.startWeb(env)
  const { keys } = await eventually('the provider names its key', async () => {
    const answer = await shop.ask('/oidc/jwks')
    return answer.ok && ((await answer.json()) as { keys: { n: string }[] })
  })
  web.kill('SIGTERM')
  await once(web, 'exit')
  return keys[0]!.n
}

test.group('A shop with a new application key', () => {
  test('reads what the former one sealed, as long as it is named', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const first = await signingKey(shop, { APP_KEY: OLD })
    assert.equal(await signingKey(shop, { APP_KEY: NEW, FORMER_APP_KEYS: OLD }), first)
    assert.notEqual(await signingKey(shop, { APP_KEY: NEW }), first)
  })

  test('needs the former one no longer once all is sealed anew', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const first = await signingKey(shop, { APP_KEY: OLD })
    const both = { APP_KEY: NEW, FORMER_APP_KEYS: OLD }
    const [code] = await once(shop.command(['keys:seal'], both), 'exit')
    assert.equal(code, 0, shop.output)
    assert.include(shop.output, 'Sealed anew: 1 value of a former key')
    assert.equal(await signingKey(shop, { APP_KEY: NEW }), first)
    const [lost] = await once(shop.command(['keys:seal'], { APP_KEY: OLD }), 'exit')
    assert.equal(lost, 1)
  })
})
