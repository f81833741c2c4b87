import { test } from '@japa/runner'
import { changedSince, changesOf } from '#catalogue/domain/product_fields'
import { shopMoment } from '#catalogue/http/shop_moment'

const BEFORE = { name: 'N', dailyPrice: '12.40', dailyPriceFrom: null, venues: ['A', 'B'] }

test.group('Catalogue | fields of a product', () => {
  test('only what differs is drafted: {0}')
    .with([
      ['nothing', {}, {}],
      ['a name', { name: 'M' }, { name: 'M' }],
      ['an order', { venues: ['B', 'A'] }, { venues: ['B', 'A'] }],
      [
        'a day brings its price along',
        { dailyPriceFrom: '2030-01-01' },
        { dailyPriceFrom: '2030-01-01', dailyPrice: '12.40' },
      ],
    ] as [string, object, object][])
    .run(({ assert }, [, wish, changes]) => {
      assert.deepEqual(changesOf(BEFORE, { ...BEFORE, ...wish }), changes)
    })

  test('what somebody else changed since is named: {0}')
    .with([
      ['nothing', { name: 'N' }, []],
      ['another field', { venues: ['A', 'B'] }, []],
      ['the same field', { name: 'Of then' }, ['name']],
      ['a dated price rests on no other', { dailyPrice: '9.00', dailyPriceFrom: null }, []],
      ['a price without a day does', { dailyPrice: '9.00' }, ['dailyPrice']],
    ] as [string, typeof BEFORE, string[]][])
    .run(({ assert }, [, base, fields]) => {
      assert.deepEqual(changedSince(base, BEFORE), fields)
    })

  test('{0} {1} of the shop is {2}')
    .with([
      ['2026/11/24', '06:00', '2026-11-24T05:00:00.000Z'],
      ['2026/07/01', '06:00', '2026-07-01T04:00:00.000Z'],
      ['2027/03/28', '02:30', '2027-03-28T01:30:00.000Z'],
      ['2026/10/25', '02:30', '2026-10-25T00:30:00.000Z'],
      ['2026/02/31', '06:00', undefined],
      ['2026/11/24', '24:00', undefined],
      ['2026/11/24', '6', undefined],
    ] as [string, string, string | undefined][])
    .run(({ assert }, [day, time, moment]) => {
      assert.equal(shopMoment(day, time)?.toISOString(), moment)
    })
})
