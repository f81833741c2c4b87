import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { seedArrivalsDemo } from '#demo/arrivals/seed'
import { seedReference } from '#demo/catalogue/seed_reference'
import { seedIdentityDemo } from '#demo/identity/seed'
import { seedSubscriptionsDemo } from '#demo/subscriptions/seed'
import { seedWebhooksDemo } from '#demo/webhooks/seed'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { givenFiles } from '#tests/fixtures/catalogue/products'

/** Products that come as usual, late, not at all, corrected, and with a small day. */
const CODES = [
  ...['index_levels_1s', 'tick_norr_l1', 'fx_fixing_volumes', 'tick_cash_best', 'tick_derivatives'],
]

async function seedDays() {
  const products = await rows<{ id: number }>(
    null,
    'select id from products where code = any(?) order by id',
    [CODES]
  )
  const days = [9, 8, 7].map((ago) => ({ day: CalendarDay.today().plusDays(-ago).iso }))
  for (const { id } of products) await givenFiles(id, days)
  forgetReferenceData()
}

test.group('Subscriptions | demo subscriptions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => forgetReferenceData())

  test('show what becomes of days, ranges, tasks, requests and webhooks, and are made once', async ({
    assert,
  }) => {
    await seedIdentityDemo(() => {})
    await seedReference()
    await seedDays()
    const told: string[] = []
    for (const seed of [seedArrivalsDemo, seedSubscriptionsDemo, seedWebhooksDemo]) {
      await seed(() => {})
    }
    await seedSubscriptionsDemo((text) => told.push(text))
    assert.deepEqual(told, ['0 subscription types'])
    const [days] = await rows(null, DAYS)
    assert.deepEqual(days, { late: true, missing: true, corrected: true, whoIsTold: true })
    const [held] = await rows(null, HELD)
    assert.deepEqual(held, { notSeenAnyMore: true, startsLater: true, assigned: true })
    const states = await rows<{ state: string }>(null, 'select state from subscription_runs')
    assert.includeMembers(
      states.map(({ state }) => state),
      ['Completed', 'Failed', 'Stopped']
    )
    const events = await rows<{ event: string }>(null, 'select event from webhook_messages')
    assert.includeMembers(
      events.map(({ event }) => event),
      ['file.available', 'file.corrected', 'file.late']
    )
  }).timeout(120_000)
})

const DAYS = `
  select bool_or(d.late_at is not null and d.arrived_at is null and d.missing_at is null) as late,
         bool_or(d.missing_at is not null) as missing, bool_or(d.corrections > 0) as corrected,
         bool_or(s.is_told_late) as "whoIsTold"
    from subscription_users s
    join subscription_type_products p on p.type_id = s.type_id
    join arrival_days d on d.product_id = p.product_id`

const HELD = `
  select bool_or(r.visible_until < shop_today()) as "notSeenAnyMore",
         bool_or(r.actual_starts_on > r.starts_on) as "startsLater",
         exists (select from audit_events
                  where action = 'subscription_request.assigned') as assigned
    from subscription_ranges r`
