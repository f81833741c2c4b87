import { test } from '@japa/runner'
import { counted } from '#shared/domain/counted'

test.group('What is counted at the console', () => {
  test('{count}: {said}')
    .with([
      { count: 0, said: '0 files' },
      { count: 1, said: '1 file' },
      { count: 2, said: '2 files' },
    ])
    .run(({ assert }, { count, said }) => assert.equal(counted(count, 'file'), said))
})
