import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { givenWork, patiently, untilCompleted } from '#tests/faults/delivery/shop_with_work'
import { isLong, rounds } from '#tests/faults/delivery/profile'
import { RunningShop } from '#tests/faults/shared/running_shop'
import { auditDelivery } from '#auditor/delivery'

const RESTARTS = rounds(2, 20)
const FULFILMENTS = rounds(3, 60)
const DAYS = rounds(150, 1_000)
/** Not so short that a busy machine, which leaves a process no turn, looks like a dead worker. */
const LEASE_SECONDS = '15'
const LEAK = /ECONNREFUSED|select |postgres|node_modules/i

/** Visitors who ask all the time; answers what they saw that nobody should see. */
function visitors(shop: RunningShop) {
  const seen = { answers: 0, leaks: 0, ended: false }
  const visit = async () => {
    while (!seen.ended) {
      const answer = await shop.ask('/products', { accept: 'text/html' }).catch(() => null)
      if (answer) seen.answers++
      if (answer && answer.status >= 500 && LEAK.test(await answer.text())) seen.leaks++
      await pause(100)
    }
  }
  const all = [visit(), visit()]
  return {
    seen,
    end: async () => {
      seen.ended = true
      await Promise.all(all)
    },
  }
}

test.group('Delivery | a database that restarts under load', () => {
  test(`${RESTARTS} restarts: every order completes, nobody has to start anything`, async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    await givenWork(shop, FULFILMENTS, DAYS)
    const [web, worker] = [shop.startWeb(), shop.startWorker({ LEASE_SECONDS })]
    const isReady = async () => (await shop.ask('/health/ready')).status === 200
    await patiently('the shop is ready', isReady)
    const load = visitors(shop)
    cleanup(load.end)
    for (let restart = 0; restart < RESTARTS; restart++) {
      await pause(isLong ? 3_000 : 700)
      await shop.stopDatabase()
      await pause(300)
      await shop.startDatabase()
      await patiently('the shop is ready again', isReady)
    }
    await untilCompleted(shop)
    await load.end()
    assert.isAbove(load.seen.answers, 0)
    assert.equal(load.seen.leaks, 0)
    assert.isNull(web.exitCode)
    assert.isNull(worker.exitCode)
    assert.deepEqual(await auditDelivery(shop.databaseUrl, shop.directory), [])
  }).timeout(rounds(900_000, 5_400_000))
})
