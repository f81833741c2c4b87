import { test } from '@japa/runner'
import { readSpan } from '#catalogue/domain/asked_span'
import { CalendarDay } from '#shared/domain/calendar_day'
import { yearsBack } from '#shared/domain/years_back'

test.group('Catalogue | years that are asked for', () => {
  test('"{text}" is {years} years of {words}')
    .with([
      { text: '3y cash l1', years: 3, words: 'cash l1', said: '3y' },
      { text: 'cash l1 3 Jahre', years: 3, words: 'cash l1', said: '3 Jahre' },
      { text: 'fx 10 years spot', years: 10, words: 'fx spot', said: '10 years' },
      { text: '1 Jahr index', years: 1, words: 'index', said: '1 Jahr' },
    ])
    .run(({ assert }, { text, ...span }) => assert.deepEqual(readSpan(text), span))

  test('"{$self}" asks for no years')
    .with(['cash l1', '3y', '0y cash', '99 years fx', 'level 1', '3yellow', '2026'])
    .run(({ assert }, text) => assert.isNull(readSpan(text)))

  test('{years} years that end on {last} begin on {first}')
    .with([
      { last: '2026-11-20', years: 3, first: '2023-11-21' },
      { last: '2026-12-31', years: 1, first: '2026-01-01' },
      { last: '2024-02-29', years: 1, first: '2023-03-01' },
      { last: '2025-02-28', years: 1, first: '2024-02-29' },
    ])
    .run(({ assert }, { last, years, first }) =>
      assert.equal(yearsBack(CalendarDay.parse(last)!, years).iso, first)
    )
})
