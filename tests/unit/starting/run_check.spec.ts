import { mkdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { runCheck } from '../../../bin/support/checks/run_check.js'

const program = (text: string) => ({
  name: 'a-check',
  run: ['node', '-e', text],
})

test.group('A check of the whole run', (group) => {
  group.setup(
    () => void mkdirSync(new URL('../../../tmp/reports', import.meta.url), { recursive: true })
  )

  test('counts as one when it ends well, and has failed when it ends badly', async ({ assert }) => {
    const well = await runCheck(program(''), false)
    assert.deepEqual([well.passed, well.failed], [1, 0])
    const badly = await runCheck(program('process.exit(3)'), false)
    assert.deepEqual([badly.passed, badly.failed], [0, 1])
  })

  test('that never ends has failed after its time, with what it said last', async ({ assert }) => {
    const endless = "console.log('the last test'); setInterval(() => {}, 1_000)"
    const { passed, failed, lastLines } = await runCheck(
      { ...program(endless), minutes: 0.25 },
      false
    )
    assert.deepEqual([passed, failed], [0, 1])
    assert.equal(lastLines, 'the last test\n\na-check was not over after 0.25 minutes')
  })
})
