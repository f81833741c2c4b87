import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { seedCalendars } from '#demo/catalogue/seed_calendars'
import { seedReference } from '#demo/catalogue/seed_reference'
import { seedRehearsals } from '#demo/statistics/seed_rehearsals'
import { listAudit } from '#shared/audit'
import { rows } from '#shared/database'
import { rulesToCome } from '#shared/dated_rules'
import { listRehearsals } from '#statistics/queries/rehearsal/rehearsals'

test.group('Statistics | rules and calendars of the demo', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('rehearsals have ended in every way, a rule and a price are to come, a calendar was changed', async ({
    assert,
  }) => {
    await rows(null, 'delete from rehearsals')
    await seedReference()
    for (const times of [4, 0]) {
      await seedCalendars()
      assert.equal(await seedRehearsals(), times)
    }
    const found = await listRehearsals()
    assert.deepEqual(
      found.map(({ state, publishedFrom }) => [state, publishedFrom !== null]),
      [
        ['Done', false],
        ['Done', true],
        ['Stopped', false],
        ['Failed', false],
      ]
    )
    assert.include(
      (await rulesToCome()).map(({ rule }) => rule),
      'fee'
    )
    const [price] = await rows<{ now: number; then: number }>(
      null,
      `select product_price_on(id, shop_today()) as now, product_price_on(id, :from) as "then"
         from products where code = 'tick_vstl_trades'`,
      { from: found[1]!.publishedFrom }
    )
    assert.isAbove(price!.then, price!.now)
    assert.lengthOf(await listAudit({ type: 'trading_calendar', id: 'PL' }), 2)
  })
})
