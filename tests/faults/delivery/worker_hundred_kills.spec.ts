import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { dataDirectory } from '#config/storage'
import { rows } from '#shared/database'
import {
  FULFILMENT_WORK,
  patiently,
  untilDone,
  type Work,
} from '#tests/faults/delivery/shop_with_work'
import { rounds, seeded } from '#tests/faults/delivery/profile'
import { kill, killAll, startWorker } from '#tests/faults/delivery/worker'
import { givenFilterable, removeMade, zipped } from '#tests/fixtures/catalogue/filterable_product'
import { givenFulfilment } from '#tests/fixtures/delivery/fulfilment'
import { givenProduct, removeProducts } from '#tests/fixtures/catalogue/lake_product'
import { emptyLedger } from '#tests/fixtures/delivery/ledger'
import { auditDelivery } from '#auditor/delivery'
import { named } from '#tests/fixtures/delivery/reference'

const KILLS = rounds(4, 100)
const FILTERS = { levelOne: ['XALC'], levelTwo: ['EUR', 'CHF'] }

/** A day of many rows, so that cutting it takes a while. */
const day = (number: number) =>
  [
    'time,venue,currency,price',
    ...Array.from({ length: 20_000 }, (_, at) => {
      const venue = ['XALC', 'XALD', 'MRLX'][at % 3]
      return `${number}:${at},${venue},${['EUR', 'CHF', 'USD', 'GBP'][at % 4]},${at * number}`
    }),
  ].join('\n')

async function workLeft(): Promise<boolean> {
  const open = await rows(null, `select id from delivery_tasks where state <> 'Succeeded' limit 1`)
  return open.length > 0
}

test.group('Delivery | a worker killed many times', (group) => {
  group.each.teardown(async () => {
    await killAll()
    await emptyLedger()
    await removeProducts()
    removeMade()
  })

  test(`${KILLS} orders, ${KILLS} kills: each order completes, each file is right`, async ({
    assert,
  }) => {
    const random = seeded()
    const whole = await givenProduct('WHOLE', { days: 40, knowsSha256: false })
    const cut = await givenFilterable(
      'PARTS',
      [1, 2, 3].map((number) => zipped(day(number)))
    )
    for (let order = 1; order <= KILLS; order++) {
      const licensee = `Customer ${order % 7}`
      await givenFulfilment(named(`order:9${order}`), [cut, whole], {
        licensee,
        filters: undefined,
      })
      await givenFulfilment(named(`parts:9${order}`), [cut], { licensee, filters: FILTERS })
    }
    for (let kills = 0; kills < KILLS && (await workLeft()); kills++) {
      const victim = startWorker()
      await patiently('a task runs', async () => (await isRunning()) || !(await workLeft()))
      await pause(random() * 300)
      await kill(victim)
    }
    startWorker()
    await untilDone(
      'every order completes',
      async () => (await rows<Work>(null, FULFILMENT_WORK))[0]!
    )
    assert.deepEqual(await auditDelivery(process.env.DATABASE_URL!, dataDirectory), [])
  }).timeout(rounds(900_000, 7_200_000))
})

async function isRunning(): Promise<boolean> {
  const running = await rows(
    null,
    `select id from delivery_tasks where state = 'Running' and lease_until > now() limit 1`
  )
  return running.length > 0
}
