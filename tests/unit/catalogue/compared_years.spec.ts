import { test } from '@japa/runner'
import { compareYears, withYears, type CalendarChange } from '#catalogue/domain/calendar_change'

const day = (iso: string, name = 'Labour Day') => ({ day: iso, nameEn: name, nameDe: `${name} de` })

const CALENDAR = {
  ...{ code: 'X', firstYear: 2026, lastYear: 2027 },
  holidays: [
    day('2026-05-01'),
    day('2027-03-26', 'Good Friday'),
    day('2027-05-03', 'May Day'),
    day('2027-12-24', 'Christmas Eve'),
  ],
}
const NOTHING: CalendarChange = { add: [], remove: [], firstYear: 2026, lastYear: 2027 }
const SAID = {
  ...{ from: 2027, to: 2027 },
  found: [day('2027-03-26', 'Good Friday'), day('2027-05-03'), day('2027-05-06', 'Ascension')],
}

test.group('Catalogue | a calendar beside the holidays library', () => {
  test('what agrees, is added, has another name and is not known is told', ({ assert }) => {
    assert.deepEqual(compareYears(CALENDAR, NOTHING, SAID), {
      ...{ from: 2027, to: 2027, agree: 1, added: 1 },
      onlyHere: [day('2027-12-24', 'Christmas Eve')],
      otherNames: [
        {
          ...day('2027-05-03', 'May Day'),
          ...{ libraryEn: 'Labour Day', libraryDe: 'Labour Day de' },
        },
      ],
    })
  })

  test('it is the draft that is compared: what it brings counts, what it takes away does not', ({
    assert,
  }) => {
    const change = {
      ...NOTHING,
      add: [day('2027-06-07', 'Exchange Day')],
      remove: ['2027-12-24', '2027-03-26'],
    }
    const { onlyHere, agree, added } = compareYears(CALENDAR, change, SAID)
    assert.deepEqual(
      onlyHere.map((one) => one.day),
      ['2027-06-07']
    )
    // A day that was taken off is not brought back by the library.
    assert.deepEqual([agree, added], [0, 1])
    assert.lengthOf(withYears(CALENDAR, change, SAID).add, 2)
  })
})
