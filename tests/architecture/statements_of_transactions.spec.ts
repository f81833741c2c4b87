import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const AT_ONCE = /Promise\.(?:all|allSettled|any|race)\(/g
/** What runs statements on one connection, given to somebody. */
const ONE_CONNECTION = /\b(?:trx|client)\b\s*[,)}]/

/** The argument of a call, from behind its bracket. */
function argumentAt(text: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
  }
  return text.slice(from, at)
}

const besideEachOther = (text: string): string[] =>
  [...text.matchAll(AT_ONCE)]
    .map(({ index, 0: call }) => argumentAt(text, index + call.length))
    .filter((argument) => ONE_CONNECTION.test(argument))

test.group('Architecture | statements of a transaction', () => {
  test('are sent one after the other: a connection does one at a time', ({ assert }) => {
    const files = globSync(['app/**/*.ts', 'bin/**/*.ts', 'commands/**/*.ts', 'demo/**/*.ts'])
    assert.isAbove(files.length, 1_000)
    const found = files.flatMap((file) =>
      besideEachOther(readFileSync(file, 'utf8')).map((argument) => `${file}: ${argument}`)
    )
    assert.deepEqual(found, [])
  })

  test('would be found beside each other', ({ assert }) => {
    assert.lengthOf(besideEachOther('Promise.all([one(trx), two(null, { ids })])'), 1)
    assert.lengthOf(besideEachOther('Promise.all(all.map((one) => insert({ one, trx })))'), 1)
    assert.lengthOf(besideEachOther('Promise.all([rows(null, sql), trxOf(one)]); next(trx)'), 0)
  })
})
