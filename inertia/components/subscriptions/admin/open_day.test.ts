import { expect, test } from 'vitest'
import { isOpenDay } from './open_day'

test.each(['', ' ', '0', ' 0 '])('"%s" is open', (typed) => expect(isOpenDay(typed)).toBe(true))

test.each(['2026/01/31', '00', '0/0/0', 'open', '10'])('"%s" is to be judged', (typed) =>
  expect(isOpenDay(typed)).toBe(false)
)
