import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SpanAxis } from './span_axis'
import { marksOn } from './span_marks'
import { SpanRibbon, type Span } from './span_ribbon'

const axis = { from: '2025-01-01', to: '2027-12-31' }
const today = '2026-09-18'
const TODAY_AT = 'x="57.078%"'

const ribbon = (spans: Span[]) =>
  renderToStaticMarkup(<SpanRibbon {...{ axis, today, spans }} seen={[]} />)

test('a row and its axis put a day at the same place', () => {
  expect(ribbon([])).toContain(TODAY_AT)
  expect(renderToStaticMarkup(<SpanAxis {...{ axis, today }} todayLabel="today" />)).toMatch(
    new RegExp(`<text ${TODAY_AT}[^>]*>today</text>`)
  )
})

test('each kind of days looks different, also without colours where they are to come', () => {
  const looks = (['given', 'trial', 'ahead', 'over'] as const).map((kind) => {
    const drawn = ribbon([{ kind, from: '2025-01-01', until: '2025-12-31' }])
    const [, fill] = /<rect width="2.5" height="24" class="([^"]+)"/.exec(drawn)!
    const [, height] = /height="(\d+)" fill="url/.exec(drawn)!
    return `${fill} ${height}`
  })
  expect(new Set(looks).size).toBe(4)
  expect(looks.filter((look) => look.endsWith(' 15'))).toHaveLength(3)
})

test('days outside of the axis are not drawn', () => {
  expect(ribbon([{ kind: 'over', from: '2019-01-01', until: '2024-12-31' }])).toBe(ribbon([]))
})

test.each([
  ['the quarters of one year', 2026, 2026, ['2026/01', '2026/04', '2026/07', '2026/10']],
  ['each of three years', 2025, 2027, ['2025', '2026', '2027']],
  ['every second of twelve', 2016, 2027, ['2016', '2018', '2020', '2022', '2024', '2026']],
  ['every fifth of twenty-two', 2006, 2027, ['2010', '2015', '2020', '2025']],
  ['every twentieth of more than fit', 1901, 2027, '1920 1940 1960 1980 2000 2020'.split(' ')],
])('names %s', (_, first, last, labels) => {
  const marks = marksOn({ from: `${first}-01-01`, to: `${last}-12-31` })
  expect(marks.map(({ label }) => label)).toEqual(labels)
  for (const { day, label } of marks) expect(day.replaceAll('-', '/').startsWith(label)).toBe(true)
})
