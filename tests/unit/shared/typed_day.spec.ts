import { test } from '@japa/runner'
import { isEitherDay, readTypedDay } from '#shared/domain/typed_day'
import {
  isEitherDayText,
  readDayText,
} from '../../../design-system/src/components/date_field_text/day_text.js'

const HALLOWEEN = '2026-10-31'

const DAYS = [
  { typed: '2023/11/20', day: '2023-11-20' },
  { typed: '20.11.2023', day: '2023-11-20' },
  { typed: '2026/10/31', day: HALLOWEEN },
  { typed: '2026-10-31', day: HALLOWEEN },
  { typed: '2026.10.31', day: HALLOWEEN },
  { typed: '2026 10 31', day: HALLOWEEN },
  { typed: '20261031', day: HALLOWEEN },
  { typed: '31.10.2026', day: HALLOWEEN },
  { typed: ' 31. 10. 2026 ', day: HALLOWEEN },
  { typed: '31 Oct 2026', day: HALLOWEEN },
  { typed: '31-Oct-2026', day: HALLOWEEN },
  { typed: '31oct2026', day: HALLOWEEN },
  { typed: '31st October 2026', day: HALLOWEEN },
  { typed: 'Oct 31, 2026', day: HALLOWEEN },
  { typed: 'October 31st, 2026', day: HALLOWEEN },
  { typed: '31. Oktober 2026', day: HALLOWEEN },
  { typed: '31. Okt. 2026', day: HALLOWEEN },
  { typed: '3. März 2026', day: '2026-03-03' },
  { typed: '3. Maerz 2026', day: '2026-03-03' },
  { typed: '3. Mrz 2026', day: '2026-03-03' },
  { typed: '3 mar 2026', day: '2026-03-03' },
  { typed: '1. Jänner 2026', day: '2026-01-01' },
  { typed: '5 Mai 2026', day: '2026-05-05' },
  { typed: '24. Dezember 2026', day: '2026-12-24' },
  { typed: '9 Sept 2026', day: '2026-09-09' },
  { typed: '2026-3-3', day: '2026-03-03' },
  { typed: '29.02.2024', day: '2024-02-29' },
]

const NO_DAYS = [
  'abc',
  '',
  ' ',
  '2026/02/30',
  '30.02.2026',
  '29 Feb 2026',
  '2026',
  '2026/10',
  '2026103',
  '31 Ok',
  '31 Foo 2026',
  '31 Ma 2026',
  '2026/13/01',
  '20260231',
  '0001-01-01',
  '10000-01-01',
  '31.10.26',
  '٣١.١٠.٢٠٢٦',
  'yesterday',
  '<img src=x>',
]

const EITHER = ['10/31/2026', '31/10/2026', '03/03/2025', '3-4-2026', '10/31/26']

test.group('A typed day', () => {
  test('{typed} is {day}')
    .with(DAYS)
    .run(({ assert }, { typed, day }) => {
      assert.equal(readTypedDay(typed)?.iso, day)
      assert.equal(readDayText(typed), day)
    })

  test('"{$self}" is no day')
    .with(NO_DAYS)
    .run(({ assert }, typed) => {
      assert.isNull(readTypedDay(typed))
      assert.isNull(readDayText(typed))
      assert.isFalse(isEitherDay(typed) || isEitherDayText(typed))
    })

  test('{$self} has two readings and is not guessed')
    .with(EITHER)
    .run(({ assert }, typed) => {
      assert.isNull(readTypedDay(typed))
      assert.isNull(readDayText(typed))
      assert.isTrue(isEitherDay(typed) && isEitherDayText(typed))
    })
})
