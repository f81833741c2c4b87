import { once } from 'node:events'
import { test } from '@japa/runner'
import { eventually, RunningShop } from './running_shop.js'

const OLD = 'the-first-application-key-of-this-shop'
const NEW = 'the-second-application-key-of-this-shop'

test.group('A shop with a new application key', () => {
  test('reads what the former one sealed, as long as it is named', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const signingKey = async (env: Record<string, string>) => {
      const web = shop.startWeb(env)
      const { keys } = await eventually('the provider names its key', async () => {
        const answer = await shop.ask('/oidc/jwks')
        return answer.ok && ((await answer.json()) as { keys: { n: string }[] })
      })
      web.kill('SIGTERM')
      await once(web, 'exit')
      return keys[0]!.n
    }
    const first = await signingKey({ APP_KEY: OLD })
    assert.equal(await signingKey({ APP_KEY: NEW, FORMER_APP_KEYS: OLD }), first)
    assert.notEqual(await signingKey({ APP_KEY: NEW }), first)
  })
})
