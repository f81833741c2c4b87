import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const ready = (shop: RunningShop) => async () => (await shop.ask('/health/ready')).status === 200

/** A proxy's way of asking: on a connection that it keeps. */
async function askOn(agent: Agent, url: string) {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  await text(answer)
  return { status: answer.statusCode, connection: answer.headers.connection }
}

test.group('A web process that is told to end', () => {
  test('answers on, closes what it answered, and is ill to whoever asks for its health', async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const web = shop.startWeb({ DRAIN_SECONDS: '3' })
    await eventually('the shop answers', ready(shop))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    cleanup(() => agent.destroy())
    const url = shop.address('/faq')
    assert.deepEqual(await askOn(agent, url), { status: 200, connection: 'keep-alive' })

    const ended = once(web, 'exit')
    web.kill('SIGTERM')
    await eventually('its health says so', async () => !(await ready(shop)()))
    assert.equal((await shop.ask('/health/live')).status, 200)
    assert.deepEqual(await askOn(agent, url), { status: 200, connection: 'close' })
    assert.deepEqual(await askOn(agent, url), { status: 200, connection: 'close' })
    assert.deepEqual(await ended, [0, null])
  })
})
