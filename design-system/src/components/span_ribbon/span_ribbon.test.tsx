import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SpanAxis } from './span_axis'
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
