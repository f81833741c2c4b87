import { describe, expect, test } from 'vitest'
import { seenOf, spansOf } from './spans_of'

const TODAY = '2026-09-18'

const range = (startsOn: string | null, endsOn: string | null, more: object = {}) => ({
  ...{ id: 1, startsOn, endsOn, actualStartsOn: null, visibleFrom: null, visibleUntil: null },
  ...{ isTrial: false, isSalesTrial: false, items: [], requestId: null, updatedAt: '', version: 1 },
  ...{ isVisibilityOver: false, ...more },
})

const held = (ranges: ReturnType<typeof range>[], more: object = {}) => ({
  ...{ isLocked: false, isUnrestricted: false, visibleFrom: null, visibleUntil: null },
  ...{ ranges, ...more },
})

describe('days that somebody is entitled to', () => {
  test.each([
    ['today is in them', range('2026-01-01', '2026-12-31'), 'given'],
    ['they end today', range('2026-01-01', TODAY), 'given'],
    ['they begin today', range(TODAY, null), 'given'],
    ['they have no ends', range(null, null), 'given'],
    ['they ended', range(null, '2026-09-17'), 'over'],
    ['they begin tomorrow', range('2026-09-19', null), 'ahead'],
    ['they are tried', range('2026-09-01', '2026-09-29', { isTrial: true }), 'trial'],
    ['sales gave them', range('2026-09-01', '2026-09-29', { isSalesTrial: true }), 'trial'],
    ['a trial begins later', range('2026-10-01', null, { isTrial: true }), 'ahead'],
    ['they are seen no more', range(null, null, { isVisibilityOver: true }), 'over'],
  ])('%s', (_, one, kind) => {
    const { startsOn: from, endsOn: until } = one
    expect(spansOf(held([one]), TODAY)).toEqual([{ from, until, kind }])
  })

  test('of a locked user nothing is given', () => {
    const locked = held([range('2026-01-01', null), range('2027-01-01', null)], { isLocked: true })
    expect(spansOf(locked, TODAY).map(({ kind }) => kind)).toEqual(['over', 'over'])
  })

  test('every day, where the subscription says so', () => {
    const every = held([], { isUnrestricted: true, visibleUntil: '2027-01-31' })
    expect(spansOf(every, TODAY)).toEqual([{ from: null, until: null, kind: 'given' }])
    expect(seenOf(every)).toEqual([{ from: null, until: '2027-01-31' }])
  })
})

describe('when they can be seen', () => {
  test.each([
    [range('2026-01-01', '2026-12-31'), {}, ['2026-01-01', null]],
    [range(null, null), {}, [null, null]],
    [
      range('2026-01-01', null, { visibleFrom: '2026-03-01', visibleUntil: '2027-01-01' }),
      {},
      ['2026-03-01', '2027-01-01'],
    ],
    [
      range('2026-01-01', null, { visibleUntil: '2028-01-01' }),
      { visibleFrom: '2025-01-01', visibleUntil: '2026-12-31' },
      ['2026-01-01', '2026-12-31'],
    ],
    [range(null, null), { visibleFrom: '2026-05-01' }, ['2026-05-01', null]],
  ])('%o within %o', (one, all, [from, until]) => {
    expect(seenOf(held([one], all))).toEqual([{ from, until }])
  })
})
