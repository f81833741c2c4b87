import { expect, test } from 'vitest'
import { formatFileSize } from './format'

test.each([
  [0, '0\u00a0B', '0\u00a0B'],
  [999, '999\u00a0B', '999\u00a0B'],
  [1000, '1.00\u00a0kB', '1,00\u00a0kB'],
  [284_200_000, '284.20\u00a0MB', '284,20\u00a0MB'],
  [999_996, '1.00\u00a0MB', '1,00\u00a0MB'],
  [11_160_000_000, '11.16\u00a0GB', '11,16\u00a0GB'],
])('%i bytes are %s and %s', (bytes, english, german) => {
  expect(formatFileSize(bytes, 'en')).toBe(english)
  expect(formatFileSize(bytes, 'de')).toBe(german)
})
