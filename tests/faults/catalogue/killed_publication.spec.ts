import { once } from 'node:events'
import { test } from '@japa/runner'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from '../shared/running_shop.js'

/** A product with a draft whose time has come. */
const DUE_DRAFT = `
  with calendar as (
    insert into trading_calendars values ('T', 'Test', 'Test', 2000, 2050) returning code
  ), category as (
    insert into categories (id, catalogue, name_en, name_de, description_en, description_de, position)
    values ('t', 'shop', 'T', 'T', '', '', 1) returning id
  ), venue as (
    insert into venues (id, name, kind, country, description_en, description_de, position)
    values ('V', 'Venue', 'partner', 'DE', '', '', 1) returning id
  ), product as (
    insert into products (code, name, description_en, description_de, category_id, calendar_code,
                          daily_price_cents, minimal_days, format, file_pattern)
    select 'DUE', 'Due data', 'E', 'D', category.id, calendar.code, 100, 1, 'csv', '{YYYYMMDD}.csv'
      from calendar, category returning id
  ), sold as (
    insert into product_venues (product_id, venue_id, position)
    select product.id, venue.id, 1 from product, venue
  )
  insert into product_drafts (product_id, number, state, changes, base, publish_at)
  select id, 1, 'Scheduled', '{"minimalDays": 10}', '{"minimalDays": 1}', now() - interval '1 second'
    from product`

const SWEEP = 'catalogue.publish_drafts'

const daysOf = async (shop: RunningShop) =>
  (await shop.sql<{ days: number }>('select minimal_days as days from products'))[0]!.days

const published = (shop: RunningShop) =>
  shop.sql(`select 1 from audit_events where action = 'product.draft_published'`)

test.group('A publication at a time', () => {
  test('happens once, though the worker is killed in it', async ({ assert, cleanup }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    await shop.sql(DUE_DRAFT)
    const doomed = shop.startWorker({ FAILPOINT: 'catalogue.before_draft_settled:1:kill' })
    assert.deepEqual(await once(doomed, 'exit'), [null, 'SIGKILL'])
    assert.equal(await daysOf(shop), 1)
    assert.lengthOf(await published(shop), 0)

    await shop.sql('update job_sweeps set next_run_at = now()')
    shop.startWorker()
    shop.startWorker()
    await eventually('it is published', async () => (await published(shop)).length > 0)
    assert.equal(await daysOf(shop), 10)
    await shop.sql(`update job_sweeps set next_run_at = now() where name = '${SWEEP}'`)
    await eventually('the sweep has run again', async () => {
      const late = await shop.sql(
        `select 1 from job_sweeps where name = '${SWEEP}' and next_run_at <= now()`
      )
      return late.length === 0
    })
    assert.lengthOf(await published(shop), 1)
    assert.deepEqual(await shop.sql('select state from product_drafts'), [{ state: 'Published' }])
  })
})
