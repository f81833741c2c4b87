import { test } from '@japa/runner'
import { changeBetween, type KeptSide } from '#subscriptions/domain/history_change'

const days = (startsOn: string | null, endsOn: string | null, more = {}) => ({
  ...{ startsOn, endsOn, visibleFrom: null, visibleUntil: null, isTrial: false },
  ...{ isSalesTrial: false, actualStartsOn: null, items: [] as string[] },
  ...more,
})
const range = (id: number, startsOn: string | null, endsOn: string | null, more = {}) => ({
  id,
  ...days(startsOn, endsOn, more),
})
const held = (ranges: KeptSide['ranges'], visibleUntil: string | null = null) => ({
  ...{ visibleFrom: null, visibleUntil, ranges },
})

const [YEAR, NEXT] = [range(1, '2026-01-01', '2026-12-31'), range(2, '2027-01-01', null)]
const HALF = range(1, '2026-01-01', '2026-06-30')
const LONG = range(1, '2026-01-01', '2026-12-31', { visibleUntil: '2030-12-31' })
const [year, next, half] = [YEAR, NEXT, HALF].map(({ id: _, ...one }) => one)

test.group('Subscriptions | what a change of the history took and gave', () => {
  test('{what}')
    .with([
      { what: 'the first days', before: null, after: held([YEAR]), was: [], now: [year] },
      { what: 'more days', before: held([YEAR]), after: held([YEAR, NEXT]), was: [], now: [next] },
      {
        what: 'what came to it alone',
        before: null,
        after: { ranges: [NEXT] },
        was: [],
        now: [next],
      },
      { what: 'other days', before: held([YEAR]), after: held([HALF]), was: [year], now: [half] },
      {
        what: 'the same days, seen longer',
        before: held([YEAR]),
        after: held([LONG]),
        was: [year],
      },
      { what: 'one of two', before: held([YEAR, NEXT]), after: held([NEXT]), was: [year], now: [] },
      { what: 'all of it', before: held([YEAR, NEXT]), after: null, was: [year, next], now: [] },
      { what: 'nothing of days', before: {}, after: {}, was: [], now: [] },
    ])
    .run(({ assert }, { before, after, was, now }) => {
      const change = changeBetween(before, after)
      assert.deepEqual(change.was.ranges, was)
      if (now) assert.deepEqual(change.now.ranges, now)
      else assert.deepEqual(change.now.ranges, [{ ...year!, visibleUntil: '2030-12-31' }])
      assert.isNull(change.was.visible ?? change.now.visible)
    })

  test('other parts, and a first day with files; of old entries neither is known', ({ assert }) => {
    const { isSalesTrial: _, actualStartsOn: __, items: ___, ...old } = YEAR
    const cut = { ...YEAR, actualStartsOn: '2026-03-02', items: ['EUR'] }
    assert.deepEqual(changeBetween(held([old]), held([YEAR])).now.ranges, [])
    const { was, now } = changeBetween(held([old]), held([cut]))
    assert.deepEqual(was.ranges, [year])
    assert.deepEqual(now.ranges, [{ ...year!, actualStartsOn: '2026-03-02', items: ['EUR'] }])
  })

  test('on which days all of it could be seen', ({ assert }) => {
    const { was, now } = changeBetween(held([YEAR]), held([YEAR], '2027-01-31'))
    assert.deepEqual(was, { ranges: [], visible: { visibleFrom: null, visibleUntil: null } })
    assert.deepEqual(now, {
      ranges: [],
      visible: { visibleFrom: null, visibleUntil: '2027-01-31' },
    })
  })
})
