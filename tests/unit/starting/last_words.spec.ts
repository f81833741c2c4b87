import { test } from '@japa/runner'
import { LastWords } from '../../../bin/support/last_words.ts'

const told = (...lines: string[]) => {
  const words = new LastWords()
  for (const line of lines) words.hear(line)
  return words.tell()
}

test.group('Starting | what a part said last', () => {
  test('the line that says what is wrong, not the stack below it', ({ assert }) => {
    assert.equal(
      told(
        'starting',
        '\u001B[31mTypeError: Invalid character in header\u001B[39m',
        '  at x (y.js:1:2)'
      ),
      'TypeError: Invalid character in header'
    )
    assert.equal(
      told('Error: listen EADDRINUSE: address already in use ::1:3555', '', 'Node.js v24.21.0'),
      'Error: listen EADDRINUSE: address already in use ::1:3555'
    )
  })

  test('the message of a logged error', ({ assert }) => {
    const line = JSON.stringify({ level: 60, err: { message: 'no bread' }, msg: 'the end' })
    assert.equal(told(line, '{"level":30,"msg":"bye"}'), 'no bread')
    assert.equal(told('{"level":50,"msg":"only words"}'), 'only words')
  })

  test('the last line where none is telling, and nothing where nothing was said', ({ assert }) => {
    assert.equal(told('one', 'two', ' '), 'two')
    assert.equal(told(), '')
  })
})
