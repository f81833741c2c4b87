import { expect, test } from 'vitest'
import { readDayText, writeDayText } from './day_text'

test.each(['2025/03/03', '2025-03-03', '2025.3.3', '20250303', ' 2025 / 3 / 03 '])(
  '"%s" is 3 March 2025',
  (text) => expect(readDayText(text)).toBe('2025-03-03')
)

test.each(['', '2025', '2025/02/30', '2025/13/01', '03/03/2025', '2023/02/29', '25/03/03'])(
  '"%s" is no day',
  (text) => expect(readDayText(text)).toBeNull()
)

test('a leap day is a day', () => expect(readDayText('2024/02/29')).toBe('2024-02-29'))

test('days are written with slashes', () => expect(writeDayText('2025-03-03')).toBe('2025/03/03'))
