import { expect, test } from 'vitest'
import { axisOf } from './axis_of'

const TODAY = '2026-09-18'

const range = (
  startsOn: string | null,
  endsOn: string | null,
  visibleUntil: string | null = null
) => ({
  ...{ id: 1, startsOn, endsOn, actualStartsOn: null, visibleFrom: null, visibleUntil },
  ...{ isTrial: false, isSalesTrial: false, items: [], requestId: null, updatedAt: '', version: 1 },
  isVisibilityOver: false,
})

const holding = (...ranges: ReturnType<typeof range>[]) => ({
  ...{ ranges, visibleFrom: null, visibleUntil: null },
})

const yearsOf = (...asked: Parameters<typeof axisOf>) => {
  const { from, to } = axisOf(...asked)
  return `${from} ${to}`
}

const OLD = holding(range('2019-04-01', '2020-03-31'), range('2025-01-01', null, '2031-12-31'))

test('a year is that of today, three have it in the middle, whatever somebody has', () => {
  expect(yearsOf('Year', [OLD], TODAY)).toBe('2026-01-01 2026-12-31')
  expect(yearsOf('Three years', [OLD], TODAY)).toBe('2025-01-01 2027-12-31')
})

test.each([
  ['the first to the last day of anybody, and of being seen', [OLD, holding()], '2019 2031'],
  ['the three years where nobody has more', [holding(range('2026-02-01', null))], '2025 2027'],
  ['the visibility of the whole', [{ ...holding(), visibleUntil: '2030-06-30' }], '2025 2030'],
  ['no further than can be drawn', [holding(range('1000-01-01', '9999-12-31'))], '1996 2036'],
])('all is %s', (_, people, years) => {
  const [first, last] = years.split(' ')
  expect(yearsOf('All', people, TODAY)).toBe(`${first}-01-01 ${last}-12-31`)
})
