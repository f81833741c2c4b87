import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ALWAYS, type EntitledRange } from '#subscriptions/domain/entitlement'
import { statusOf } from '#subscriptions/domain/subscription_status'

const TODAY = CalendarDay.of(2026, 9, 18)
const day = (text: string | null) => CalendarDay.parse(text ?? '')
const ranges = (...days: [string | null, string | null][]): EntitledRange[] =>
  days.map(([from, until]) => ({ days: { from: day(from), until: day(until) }, visible: ALWAYS }))

const GONE: [string, string] = ['2025-01-01', '2026-09-17']
const NOW: [string, string] = ['2026-09-18', '2026-09-18']
const NEXT: [string, null] = ['2026-09-19', null]

test.group('Subscriptions | the status of a subscription', () => {
  test('{0}')
    .with([
      ['without ranges it is not active', false, ranges(), 'Non-active'],
      ['unrestricted without ranges', true, ranges(), 'Unrestricted'],
      ['all ranges are to come', false, ranges(NEXT), 'Upcoming'],
      ['upcoming comes before unrestricted', true, ranges(NEXT), 'Upcoming'],
      ['unrestricted comes before active', true, ranges(NOW), 'Unrestricted'],
      ['a range of today alone', false, ranges(NOW), 'Active'],
      ['one is over, the next to come', false, ranges(GONE, NEXT), 'Non-active'],
      ['the last one ended yesterday', false, ranges(GONE), 'Non-active'],
      [
        'without a beginning and with an end to come',
        false,
        ranges([null, '2027-01-01']),
        'Active',
      ],
    ] as const)
    .run(({ assert }, [, isUnrestricted, held, expected]) => {
      assert.equal(statusOf({ isUnrestricted, ranges: held }, TODAY), expected)
    })
})
