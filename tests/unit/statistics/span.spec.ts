import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import {
  barsOf,
  daysOf,
  spanBefore,
  spanOfBar,
  stepOf,
  usualSpan,
  yearBefore,
} from '#statistics/domain/span'

const day = (iso: string) => CalendarDay.parse(iso)!
const span = (from: string, to: string) => ({ from: day(from), to: day(to) })
const isoOf = ({ from, to }: { from: CalendarDay; to: CalendarDay }) => `${from.iso} ${to.iso}`

test.group('Statistics | spans of days', () => {
  test('the usual one begins a month before {today}: {from}')
    .with([
      { today: '2026-11-23', from: '2026-10-23' },
      { today: '2026-03-31', from: '2026-02-28' },
      { today: '2024-03-30', from: '2024-02-29' },
      { today: '2026-01-15', from: '2025-12-15' },
    ])
    .run(({ assert }, { today, from }) => {
      assert.equal(isoOf(usualSpan(day(today))), `${from} ${today}`)
    })

  test('before one lie as many days, a year before the same days', ({ assert }) => {
    const march = span('2026-03-01', '2026-03-31')
    assert.equal(isoOf(spanBefore(march)), '2026-01-29 2026-02-28')
    assert.equal(daysOf(spanBefore(march)), daysOf(march))
    assert.equal(isoOf(yearBefore(march)), '2025-03-01 2025-03-31')
    assert.equal(isoOf(yearBefore(span('2024-02-29', '2024-02-29'))), '2023-02-28 2023-02-28')
  })

  test('{from} to {to} is shown by {step}, in {bars} bars')
    .with([
      { from: '2026-10-23', to: '2026-11-23', step: 'day', bars: 32 },
      { from: '2026-01-01', to: '2026-12-31', step: 'month', bars: 12 },
      { from: '2024-01-31', to: '2026-02-01', step: 'month', bars: 26 },
      { from: '2016-06-01', to: '2026-05-31', step: 'year', bars: 11 },
      { from: '2026-11-23', to: '2026-11-23', step: 'day', bars: 1 },
    ] as const)
    .run(({ assert }, { from, to, step, bars }) => {
      const asked = span(from, to)
      assert.equal(stepOf(asked), step)
      const all = barsOf(asked, step)
      assert.lengthOf(all, bars)
      const days = all.reduce((sum, bar) => sum + daysOf(spanOfBar(bar, step, asked)), 0)
      assert.equal(days, daysOf(asked), 'each day lies in one bar')
    })
})
