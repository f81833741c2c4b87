import { once } from 'node:events'
import { test } from '@japa/runner'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from '../shared/running_shop.js'

/** A product of which one day is past all that is usual, and a webhook that nobody of it has. */
const LATE_DAY = `
  with calendar as (
    insert into trading_calendars values ('T', 'Test', 'Test', 2000, 2050) returning code
  ), category as (
    insert into categories (id, catalogue, name_en, name_de, description_en, description_de, position)
    values ('t', 'shop', 'T', 'T', '', '', 1) returning id
  ), product as (
    insert into products (code, name, description_en, description_de, category_id, calendar_code,
                          daily_price_cents, format, file_pattern)
    select 'LATE', 'Late data', '', '', category.id, calendar.code, 100, 'csv', '{YYYYMMDD}.csv'
      from calendar, category returning id
  )
  insert into arrival_days (product_id, day, morning, due_at, late_from, files_expected)
  select id, current_date - 1, current_date, now() - interval '1 hour', now() - interval '30 minutes', 1
    from product`

const ARRIVED = `update arrival_days set arrived_at = now(), files = 1`

type Told = { dedupe_key: string }

test.group('A worker that is killed while it tells of a day', () => {
  for (const { name, failpoint, change, subject } of [
    { name: 'late', failpoint: 'arrivals.late_told', change: null, subject: 'Late: Late data' },
    {
      name: 'come',
      failpoint: 'arrivals.arrival_told',
      change: ARRIVED,
      subject: 'Has come: Late data',
    },
  ]) {
    test(`tells of a ${name} day once, by the worker after it`, async ({ assert, cleanup }) => {
      const shop = await RunningShop.start()
      cleanup(() => shop.end())
      await shop.sql(LATE_DAY)
      if (change) await shop.sql(`update arrival_days set late_at = now() - interval '20 minutes'`)
      if (change) await shop.sql(change)
      const told = () =>
        shop.sql(`select dedupe_key from mail_outbox where subject like '${subject}%'`) as Promise<
          Told[]
        >

      const doomed = shop.startWorker({ FAILPOINT: `${failpoint}:1:kill` })
      assert.deepEqual(await once(doomed, 'exit'), [null, 'SIGKILL'])
      assert.lengthOf(await told(), 0)

      await shop.sql('update job_sweeps set next_run_at = now()')
      shop.startWorker()
      await eventually('the day is told', async () => (await told()).length > 0)
      await eventually('it is marked', async () => {
        const open = await shop.sql(
          'select day from arrival_days where late_at is null or (arrived_at is not null and announced_at is null)'
        )
        return open.length === 0
      })
      assert.lengthOf(await told(), 1)
    })
  }

  test('two workers at once tell of a day once', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    await shop.sql(LATE_DAY)
    shop.startWorker()
    shop.startWorker()
    await eventually('the day is told', async () => {
      const open = await shop.sql('select day from arrival_days where late_at is null')
      return open.length === 0
    })
    assert.lengthOf(await shop.sql('select id from mail_outbox'), 1)
  })
})
