import fc from 'fast-check'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'

const epochDays = fc.integer({ min: -354_000, max: 2_900_000 })

test.group('Calendar day', (group) => {
  group.each.teardown(() => clock.reset())

  test('reads {text} as {iso}')
    .with([
      { text: '2025-03-03', iso: '2025-03-03' },
      { text: '2025/03/03', iso: '2025-03-03' },
      { text: '20250303', iso: '2025-03-03' },
      { text: 20250303, iso: '2025-03-03' },
      { text: '2024-02-29', iso: '2024-02-29' },
    ])
    .run(({ assert }, { text, iso }) => assert.equal(CalendarDay.parse(text)?.iso, iso))

  test('refuses {$i}: {$self}')
    .with(['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', '2025-03/03', '0999-01-01', '', 0])
    .run(({ assert }, text) => assert.isNull(CalendarDay.parse(text)))

  test('an impossible day throws', ({ assert }) => {
    assert.throws(() => CalendarDay.of(2025, 2, 30), RangeError)
    assert.throws(() => CalendarDay.of(2025.5, 2, 3), RangeError)
  })

  test('{iso} is weekday {weekday}, its month ends on {end}')
    .with([
      { iso: '2025-03-03', weekday: 1, end: '2025-03-31' },
      { iso: '2024-02-04', weekday: 7, end: '2024-02-29' },
      { iso: '1969-12-31', weekday: 3, end: '1969-12-31' },
    ])
    .run(({ assert }, { iso, weekday, end }) => {
      const day = CalendarDay.parse(iso)!
      assert.equal(day.weekday, weekday)
      assert.equal(day.endOfMonth().iso, end)
      assert.equal(day.startOfMonth().day, 1)
    })

  test('is written for people, machines and JSON', ({ assert }) => {
    const day = CalendarDay.of(2025, 3, 3)
    assert.equal(day.format(), '2025/03/03')
    assert.equal(day.number, 20250303)
    assert.equal(JSON.stringify({ day }), '{"day":"2025-03-03"}')
  })

  test('today is the day in the shop, not in UTC', ({ assert }) => {
    clock.set('2025-06-30T22:30:00Z')
    assert.equal(CalendarDay.today().iso, '2025-07-01')
  })

  test('every day survives each of its forms', () => {
    const property = fc.property(epochDays, (epochDay) => {
      const day = CalendarDay.ofEpochDay(epochDay)
      return [day.iso, day.format(), day.number].every((form) =>
        CalendarDay.parse(form)?.equals(day)
      )
    })
    fc.assert(property)
  })

  test('going forward and back leads home, seven days keep the weekday', () => {
    const property = fc.property(epochDays, fc.integer({ min: 0, max: 5000 }), (epochDay, days) => {
      const day = CalendarDay.ofEpochDay(epochDay)
      const later = day.plusDays(days)
      return (
        later.plusDays(-days).equals(day) &&
        !later.isBefore(day) &&
        day.plusDays(7).weekday === day.weekday
      )
    })
    fc.assert(property)
  })
})
