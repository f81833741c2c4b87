import { test } from '@japa/runner'
import { runProgram } from '../../../bin/support/japa/run_program.js'

/** As long as a machine that is busy may need to start a program at all, and some. */
const SILENCE = { env: process.env, prefix: 'a │ ', longestSilenceMs: 6_000 }
const LOOP = `setTimeout(() => { for (;;); }, 100)`
const WAIT = `require('node:net').createServer().listen(0)`
/** Holds the output of the one that started it. */
const CHILD = `const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], { stdio: 'inherit' })
  console.log('left ' + child.pid)
  process.exit(3)`

test.group('A program of tests that says nothing', (group) => {
  const said: string[] = []
  group.each.setup(() => {
    const { log } = console
    console.log = (line: string) => void said.push(line)
    return () => {
      console.log = log
      said.length = 0
    }
  })

  test('is ended, and shows where it is: {0}')
    .with([
      ['an endless loop', LOOP, /does not answer/],
      ['what never comes', WAIT, /waits for .*"tcp"/],
    ] as const)
    .run(async ({ assert }, [, program, shown]) => {
      const code = await runProgram(['-e', program], SILENCE)
      assert.equal(code, 1)
      assert.match(said.join('\n'), /a │ has said nothing for 0\.1 minutes/)
      assert.match(said.join('\n'), shown)
    })

  test('is not ended while it speaks, and others are asked', async ({ assert }) => {
    const speaks = `let n = 0; const timer = setInterval(() => { console.log(n); if (++n > 5) clearInterval(timer) }, 1_500)`
    assert.equal(await runProgram(['-e', speaks], SILENCE), 0)
    const witness = async () => ['the witness']
    await runProgram(['-e', WAIT], { ...SILENCE, witness })
    assert.include(said, 'a │ the witness')
  })

  test('is over when it is over, whatever it has left behind', async ({ assert }) => {
    const began = performance.now()
    const code = await runProgram(['-e', CHILD], { env: process.env, prefix: 'a │ ' })
    const left = Number(/left (\d+)/.exec(said.join('\n'))![1])
    process.kill(left)
    assert.equal(code, 3)
    assert.isBelow(performance.now() - began, 15_000)
  })
})
