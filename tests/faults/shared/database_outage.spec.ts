import { once } from 'node:events'
import { test } from '@japa/runner'
import type { Readiness } from '#shared/health/readiness'
import type { Envelope } from '#shared/http/envelope'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

const JSON_CLIENT = { accept: 'application/json' }

const ready = (shop: RunningShop) => async () => (await shop.ask('/health/ready')).status === 200

/** The turn of a sweep says whether a worker is at work. */
async function nextSweep(shop: RunningShop): Promise<number | null> {
  const [sweep] = await shop.sql<{ at: string }>(
    `select extract(epoch from next_run_at) as at from job_sweeps where name = 'shared.send_mails'`
  )
  return sweep ? Number(sweep.at) : null
}

test.group('A database that goes away', () => {
  test('is said in words, and healed without a restart', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const web = shop.startWeb()
    const worker = shop.startWorker()
    await eventually('the shop is ready', ready(shop))
    const swept = await eventually('a worker sweeps', () => nextSweep(shop))

    const visit = await shop.ask('/faq', { accept: 'text/html' })
    const cookie = visit.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')

    await shop.stopDatabase()
    const health = await shop.ask('/health/ready')
    assert.equal(health.status, 503)
    assert.isFalse(((await health.json()) as Readiness).checks.database.ok)
    assert.equal((await shop.ask('/health/live')).status, 200)

    const page = await shop.ask('/products', { 'accept': 'text/html', 'accept-language': 'de' })
    const words = await page.text()
    assert.equal(page.status, 503)
    assert.include(words, 'Der Shop macht einen Moment Pause.')
    assert.notMatch(words, /ECONNREFUSED|select |postgres|node_modules/i)

    const seenBefore = await shop.ask('/faq', { accept: 'text/html', cookie })
    assert.equal(seenBefore.status, 503)
    assert.include(await seenBefore.text(), 'data-server-rendered')

    const data = await shop.ask('/products/none/quote?from=20250303&to=20250304', JSON_CLIENT)
    const envelope = (await data.json()) as Envelope<null>
    assert.equal(data.status, 503)
    assert.equal(data.headers.get('retry-after'), '10')
    assert.equal(envelope.errors[0]?.code, 'shared.errors.unavailable')

    await shop.startDatabase()
    await eventually('the shop is ready again', ready(shop))
    assert.equal(
      (await shop.ask('/products/none/quote?from=20250303&to=20250304', JSON_CLIENT)).status,
      404
    )
    const sweepsAgain = async () => ((await nextSweep(shop)) ?? 0) > swept
    assert.isTrue(await eventually('the worker sweeps again', sweepsAgain))
    assert.isNull(web.exitCode)
    assert.isNull(worker.exitCode)

    worker.kill('SIGTERM')
    assert.deepEqual(await once(worker, 'exit'), [0, null])
  })

  test('a worker that starts first waits for it', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    await shop.stopDatabase()
    const worker = shop.startWorker()
    await shop.startDatabase()
    await eventually('the worker sweeps', () => nextSweep(shop))
    assert.isNull(worker.exitCode)
    worker.kill('SIGTERM')
    assert.deepEqual(await once(worker, 'exit'), [0, null])
  })
})
