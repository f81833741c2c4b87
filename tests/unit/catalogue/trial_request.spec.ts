import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { canBeginOn, isSampled, latestTrialDay, trialEnd } from '#catalogue/domain/trial_request'

const day = (text: string) => CalendarDay.parse(text)!

test.group('Catalogue | trial rules', () => {
  test('on {today} a trial may begin until {last}')
    .with([
      { today: '2026-11-21', last: '2027-02-21' },
      { today: '2026-11-30', last: '2027-02-28' },
      { today: '2027-11-30', last: '2028-02-29' },
      { today: '2026-01-31', last: '2026-04-30' },
      { today: '2026-10-01', last: '2027-01-01' },
    ])
    .run(({ assert }, { today, last }) => {
      assert.equal(latestTrialDay(day(today)).iso, last)
      assert.isTrue(canBeginOn(day(today), day(today)))
      assert.isTrue(canBeginOn(day(last), day(today)))
      assert.isFalse(canBeginOn(day(today).plusDays(-1), day(today)))
      assert.isFalse(canBeginOn(day(last).plusDays(1), day(today)))
    })

  test('four weeks are 28 days, the first one included', ({ assert }) => {
    assert.equal(trialEnd(day('2026-11-23'), 4).iso, '2026-12-20')
  })

  const product = {
    ...{ kind: 'files', visible: true, pricing: 'day', buyingOptions: ['otp'] },
    ...{ sampleDay: '2025-03-03', firstDay: '2014-01-02', lastDay: '2026-11-20' },
  }

  test('{why}')
    .with([
      { why: 'an invisible product has no sample year', change: { visible: false } },
      { why: 'a product without samples has none', change: { sampleDay: null } },
      { why: 'a product on request has none', change: { pricing: 'request' } },
      { why: 'a subscription alone has none', change: { buyingOptions: ['subscription'] } },
      { why: 'a history that begins in 2022 has none', change: { firstDay: '2022-02-01' } },
      { why: 'a history that ends in 2022 has none', change: { lastDay: '2022-11-30' } },
      { why: 'an analytics product has none', change: { kind: 'analytics' } },
    ])
    .run(({ assert }, { change }) => {
      assert.isTrue(isSampled(product))
      assert.isFalse(isSampled({ ...product, ...change }))
    })
})
