import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { rows } from '#shared/database'
import { progressOf } from '#delivery'
import { patiently } from '#tests/faults/delivery/shop_with_work'
import { killAll, sessions, startWorker } from '#tests/faults/delivery/worker'
import { givenFulfilment } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { named } from '#tests/fixtures/delivery/reference'

const DAY_MS = 86_400_000

type Moments = { started: number; finished: number; leases: number }

test.group('Delivery | a worker whose clock is wrong', (group) => {
  group.each.teardown(async () => {
    await killAll()
    await emptyLedger()
    await removeProducts()
  })

  test('{$i}: off by {$self} ms: leases and moments are those of the database')
    .with([DAY_MS, -90_000])
    .run(async ({ assert }, skew) => {
      const reference = named(`order:88${skew > 0 ? 11 : 12}`)
      await givenFulfilment(reference, [await givenProduct('CLOCK', { days: 50 })])
      startWorker({
        NODE_OPTIONS: `--import=${app.makePath('tests/faults/delivery/skewed_clock.mjs')}`,
        SKEW_MS: String(skew),
      })
      await patiently(
        'the fulfilment completes',
        async () => (await progressOf(reference))?.state === 'Completed'
      )
      const [moments] = await rows<Moments>(
        null,
        `select abs(extract(epoch from now() - t.started_at))::float8 as started,
                abs(extract(epoch from now() - t.finished_at))::float8 as finished,
                (select count(*) from delivery_tasks where failures > 0) as leases
           from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
          where f.owner_kind = ? and f.owner_key = ?`,
        [reference.kind, reference.key]
      )
      assert.isBelow(moments!.started, 60)
      assert.isBelow(moments!.finished, 60)
      assert.equal(moments!.leases, 0)
      assert.isAbove(await sessions(), 0, 'the worker’s sessions are known by their name')
    })
    .timeout(130_000)
})
