import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { GrowingPause } from '../../../bin/support/growing_pause.ts'
import { type Part, PortTaken } from '../../../bin/support/part.ts'
import { giveBackPort, randomPort, takePort } from '../../../bin/support/ports.ts'
import { RunningPart } from '../../../bin/support/running_part.ts'
import { until } from '#tests/fixtures/shared/until'

const part = (program: string, more: Partial<Part> = {}): Part => ({
  name: 'baker',
  args: ['-e', program],
  env: process.env,
  ports: [],
  answersAt: [],
  ...more,
})

const surroundings = (port = 0) => {
  const pids: number[] = []
  return { pids, started: (pid: number) => void pids.push(pid), portOf: () => port }
}

/** The process that answers at a port, null while none does. */
const whoAnswers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    async (answer) => Number(await answer.text()),
    () => null
  )

/** Remembers how long it was to be waited, and waits a hundredth of it. */
class ShortPause extends GrowingPause {
  readonly asked: number[] = []

  override next(): number {
    const pause = super.next()
    this.asked.push(pause)
    return pause / 100
  }
}

test.group('Starting | a part', () => {
  test('that cannot be started is tried three times, and its reason is said', async ({
    assert,
  }) => {
    const around = surroundings()
    const program = `console.error('Error: no bread'); process.exit(7)`
    const running = new RunningPart(part(program, { announces: true }), around)
    await assert.rejects(() => running.start(), 'baker cannot be started, code 7: Error: no bread')
    assert.lengthOf(around.pids, 3)
  })

  test('whose port somebody else has asks for another one', async ({ assert, cleanup }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    cleanup(() => void other.close())
    const { port } = other.address() as AddressInfo
    const around = surroundings(port)
    const lost = part('process.exit(1)', { announces: true, ports: ['cardProvider'] })
    const error: unknown = await new RunningPart(lost, around).start().catch((thrown) => thrown)
    assert.instanceOf(error, PortTaken)
    assert.deepEqual((error as PortTaken).names, ['cardProvider'])
    assert.lengthOf(around.pids, 1)
  })

  test('that ends after it was ready is started again', async ({ assert, cleanup }) => {
    const pids: number[] = []
    let wake: () => void
    const secondStart = new Promise<void>((resolve) => (wake = resolve))
    const started = (pid: number) => {
      pids.push(pid)
      if (pids.length === 2) wake()
    }
    const program = `process.send('at work'); setInterval(() => {}, 1000)`
    const running = new RunningPart(part(program, { announces: true }), {
      portOf: () => 0,
      started,
    })
    cleanup(() => running.stop())
    await running.start()
    process.kill(pids[0]!, 'SIGKILL')
    await secondStart
    assert.notEqual(pids[1], pids[0])
  })

  test('that ends six times is started again after longer and longer pauses, and is up', async ({
    assert,
    cleanup,
  }) => {
    const port = await takePort('baker', randomPort())
    const program = `require('node:http').createServer((_, answer) => answer.end(String(process.pid)))
      .listen(${port}, '127.0.0.1', () => process.send('at work'))`
    const [around, pause] = [surroundings(), new ShortPause()]
    const running = new RunningPart(part(program, { announces: true }), around, pause)
    cleanup(() => running.stop().then(() => giveBackPort(port)))
    await running.start()
    for (let starts = 1; starts <= 7; starts++) {
      if (starts > 1) process.kill(around.pids.at(-1)!, 'SIGKILL')
      await until(async () => around.pids.length === starts)
      await until(async () => (await whoAnswers(port)) === around.pids.at(-1))
    }
    assert.deepEqual(pause.asked, [500, 1_000, 2_000, 4_000, 8_000, 16_000])
  })
})
