import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { whyNotGiven } from '#subscriptions/domain/assignable'
import { salesTrial } from '#subscriptions/domain/sales_trial'

const day = (text: string) => CalendarDay.parse(text)!
const today = day('2026-11-23')

test.group('Subscriptions | trials of sales', () => {
  test('end five days after their start: {start}')
    .with([
      { start: '2026-11-23', end: '2026-11-28' },
      { start: '2026-12-29', end: '2027-01-03' },
      { start: '2028-02-26', end: '2028-03-02' },
      { start: '9999-12-26', end: '9999-12-31' },
    ])
    .run(({ assert }, { start, end }) => {
      const made = salesTrial({ start: day(start), visibleFrom: null, today })
      assert.isTrue(made.ok)
      if (!made.ok) return
      const { days, visible, isTrial, isSalesTrial } = made.value
      assert.deepEqual([days.from?.iso, days.until?.iso], [start, end])
      assert.deepEqual([visible.from?.iso, visible.until?.iso], [start, end])
      assert.isTrue(isTrial && isSalesTrial)
    })

  test('are refused where they could not be seen: {start}, visible from {visible}')
    .with([
      { start: '2026-11-17', visible: null, field: 'startDate' },
      { start: '2026-11-23', visible: '2026-11-29', field: 'visibilityStartDate' },
      { start: '9999-12-27', visible: null, field: 'startDate' },
    ])
    .run(({ assert }, { start, visible, field }) => {
      const made = salesTrial({
        start: day(start),
        visibleFrom: visible ? day(visible) : null,
        today,
      })
      assert.isFalse(made.ok)
      if (!made.ok) assert.equal(made.refusal.field, field)
    })

  test('that ends today can still be given', ({ assert }) => {
    assert.isTrue(salesTrial({ start: day('2026-11-18'), visibleFrom: null, today }).ok)
  })
})

test.group('Subscriptions | what can be given', () => {
  const free = { isFilterable: false, isKeptFromTrials: false, isHeld: false }

  test('{name}: staff {staff}, sales {sales}')
    .with([
      { name: 'free', type: free, staff: null, sales: null },
      {
        name: 'filterable',
        type: { ...free, isFilterable: true },
        staff: 'by_request',
        sales: 'by_request',
      },
      {
        name: 'of a venue without trials',
        type: { ...free, isKeptFromTrials: true },
        staff: null,
        sales: 'kept',
      },
      { name: 'held already', type: { ...free, isHeld: true }, staff: null, sales: 'held' },
    ])
    .run(({ assert }, { type, staff, sales }) => {
      const said = (why: string | null) => why?.split('.').at(-1) ?? null
      assert.equal(said(whyNotGiven(type, 'staff')), staff)
      assert.equal(said(whyNotGiven(type, 'sales')), sales)
    })
})
