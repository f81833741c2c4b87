import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { reminderDue, type ReminderDays } from '#subscriptions/domain/reminder_due'

const TODAY = CalendarDay.of(2026, 11, 23)

const CASES: { left: number; known: number; reminded: ReminderDays[]; due: number | null }[] = [
  { left: 31, known: -300, reminded: [], due: null },
  { left: 30, known: -300, reminded: [], due: 30 },
  { left: 29, known: -300, reminded: [30], due: null },
  { left: 12, known: -300, reminded: [], due: 30 },
  { left: 7, known: -300, reminded: [30], due: 7 },
  { left: 6, known: -300, reminded: [], due: 7 },
  { left: 6, known: -300, reminded: [7], due: null },
  { left: 0, known: -300, reminded: [30, 7], due: 0 },
  { left: 0, known: -4, reminded: [], due: 0 },
  { left: 0, known: -300, reminded: [0], due: null },
  { left: -1, known: -300, reminded: [], due: null },
  { left: 20, known: -2, reminded: [], due: null },
  { left: 7, known: 0, reminded: [], due: null },
]

test.group('Subscriptions | reminders of an end', () => {
  test('{left} days before it, known since {known}, told {reminded}: {due}')
    .with(CASES)
    .run(({ assert }, { left, known, reminded, due }) => {
      const ending = {
        endsOn: TODAY.plusDays(left),
        knownSince: TODAY.plusDays(known),
        reminded,
      }
      assert.equal(reminderDue(ending, TODAY), due)
    })

  test('followed day by day an end is told of three times, one of a week twice', ({ assert }) => {
    const told = (length: number) => {
      const [from, endsOn] = [TODAY, TODAY.plusDays(length)]
      const reminded: ReminderDays[] = []
      for (let day = from; !day.isAfter(endsOn); day = day.plusDays(1)) {
        const due = reminderDue({ endsOn, knownSince: from, reminded }, day)
        if (due !== null) reminded.push(due)
      }
      return reminded
    }
    assert.deepEqual(told(365), [30, 7, 0])
    assert.deepEqual(told(8), [7, 0])
    assert.deepEqual(told(5), [0])
  })
})
