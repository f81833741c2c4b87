import { test } from '@japa/runner'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const FAILING = ['/at-once', '/in-a-promise', '/in-a-stray-promise', '/in-a-timer', '/in-an-event']
const BIDIRECTIONAL = '/products/%E2%80%AE'
const ALIVE = async (shop: RunningShop) => (await shop.ask('/health/live')).status === 200

test.group('An error that nobody caught', () => {
  test('fails the request that caused it, and no other', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const web = shop.startProgram('tests/faults/shared/stray_program.ts')
    await eventually('the program answers', () => ALIVE(shop))
    for (const path of FAILING) {
      const page = await shop.ask(path, { 'accept-language': 'de' })
      assert.equal(page.status, 500, path)
      assert.equal(
        await page.text(),
        'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.'
      )
      const data = await shop.ask(path, { accept: 'application/json' })
      assert.equal(data.status, 500, path)
      const { errors } = (await data.json()) as { errors: { code: string }[] }
      assert.equal(errors[0]?.code, 'shared.errors.server_error')
      assert.equal(await (await shop.ask('/well')).text(), 'well')
    }
    const header = await shop.ask('/header')
    assert.equal(header.headers.get('location'), '/%E2%80%AE%0D%0Ax: y%EF%BF%BD')
    assert.equal((await shop.ask('/head')).headers.get('link'), '<%E2%80%AE>')
    assert.isNull(web.exitCode)
  })

  test('a page of another build ends no process, wherever it is asked for', async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const web = shop.startWeb()
    await eventually('the shop answers', () => ALIVE(shop))
    for (const version of ['', 'of another build']) {
      const headers = { 'x-inertia': 'true', 'x-inertia-version': version }
      const answer = await shop.ask(BIDIRECTIONAL, headers)
      assert.equal(answer.status, 409)
      assert.equal(answer.headers.get('x-inertia-location'), BIDIRECTIONAL)
    }
    assert.isTrue(await ALIVE(shop))
    assert.isNull(web.exitCode)
  })
})
