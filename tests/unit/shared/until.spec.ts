import { test } from '@japa/runner'
import { until } from '#tests/fixtures/shared/until'

test.group('Shared | waiting in tests', () => {
  test('ends when what it waits for is there', async ({ assert }) => {
    let turns = 0
    await until(async () => ++turns === 3)
    assert.equal(turns, 3)
  })

  test('fails with what it waited for', async ({ assert }) => {
    const used = { state: 'Claimed' }
    const failed = await until(async () => used.state === 'Used', 10).catch((error: Error) => error)
    assert.match(String(failed), /in vain until async \(\) ?=> ?used\.state === ['"]Used['"]/)
  })
})
