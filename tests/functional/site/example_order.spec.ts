import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { clock } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'

const NO_PRICE_OF_DAYS = { dailyPriceCents: 0, buying: ['subscription'] }

async function givenWholeYear(code: string, options = {}) {
  const product = await givenProduct(code, { dailyPriceCents: 1_000, ...options })
  const year = new DayRange(CalendarDay.of(2025, 1, 1), CalendarDay.of(2025, 12, 31))
  const trading = [...year.days()].filter(({ weekday }) => weekday < 6)
  await givenFiles(
    product.id,
    trading.map(({ iso }) => ({ day: iso, bytes: 500 }))
  )
}

test.group('Site | the order that the home page tells of', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.set('2025-08-19T09:00:00Z')
    return () => clock.reset()
  })

  test('is the last whole quarter of the first product that can be ordered, at its price', async ({
    client,
  }) => {
    await givenReferenceData()
    await givenWholeYear('a_subscription', NO_PRICE_OF_DAYS)
    await givenWholeYear('b_days')
    const response = await client.get('/').withInertia()
    // 65 weekdays from April to June, less Good Friday and Easter Monday.
    response.assertInertiaPropsContains({
      example: {
        product: { code: 'b_days', name: 'b_days' },
        from: '2025-04-01',
        to: '2025-06-30',
        days: 63,
        dailyPriceCents: 1_000,
        netCents: 63_000,
        feeCents: 0,
        files: 65,
        bytes: 32_500,
        until: '2025-11-17',
      },
    })
  })

  test('is left out where nothing can be ordered so', async ({ assert, client }) => {
    await givenReferenceData()
    await givenWholeYear('a_subscription', NO_PRICE_OF_DAYS)
    const response = await client.get('/').withInertia()
    assert.isNull(response.inertiaProps.example)
  })
})
