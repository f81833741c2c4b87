import { test } from '@japa/runner'
import { secondsToWait } from '#webhooks/domain/seconds_to_wait'

const NOW = new Date('2026-11-23T04:00:00Z')

test.group('Webhooks | Retry-After', () => {
  test('{0} asks for {1} seconds')
    .with([
      ['120', 120],
      [' 7 ', 7],
      ['Mon, 23 Nov 2026 04:05:00 GMT', 300],
      ['99999999999999999999', 86_400],
      ['Mon, 23 Nov 2099 04:05:00 GMT', 86_400],
      ['0', null],
      ['-5', null],
      ['1.5e3', null],
      ['Mon, 23 Nov 2026 03:05:00 GMT', null],
      ['soon', null],
      ['', null],
      [undefined, null],
    ] as [string | undefined, number | null][])
    .run(({ assert }, [header, seconds]) => assert.equal(secondsToWait(header, NOW), seconds))
})
