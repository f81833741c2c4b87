import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import pg from 'pg'
import { startDatabase } from '../../../bin/support/embedded_database.ts'
import { randomPort, takePort } from '../../../bin/support/ports.ts'
import { RunningDatabase } from '../../../bin/support/running_database.ts'
import { eventually } from '#tests/fixtures/shared/eventually'

const freePort = () => takePort('database', randomPort())

/** A port on which somebody else listens. */
async function takenPort(
  { cleanup }: Pick<TestContext, 'cleanup'>,
  receive: (socket: Socket) => void
): Promise<number> {
  const sockets: Socket[] = []
  const other = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    receive(socket)
  })
  cleanup(() => {
    other.close()
    for (const socket of sockets) socket.destroy()
  })
  await once(other.listen(0, '127.0.0.1'), 'listening')
  return (other.address() as AddressInfo).port
}

const isSilent = () => {}
const hangsUp = (socket: Socket) => void socket.destroy()

/** One statement on a connection of its own. */
async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0]
  } finally {
    await client.end().catch(() => {})
  }
}

test.group('The embedded database', (group) => {
  let directory: string
  group.each.setup(() => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-database-'))
    chmodSync(folder, 0o755)
    directory = join(folder, 'postgres')
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('whose port was taken meanwhile asks for another one, whatever answers at it', async ({
    assert,
    cleanup,
  }) => {
    const free = await freePort()
    const ports = [
      await takenPort({ cleanup }, isSilent),
      await takenPort({ cleanup }, hangsUp),
      free,
    ]
    const port = async () => ports.shift() ?? free
    const server = await startDatabase({ directory, port, password: 'test', throwAway: true })
    cleanup(() => server.stop())
    assert.equal(server.port, free)
    assert.equal(await ask(server.url, 'show port'), String(free))
  })

  test('that finds five ports taken says why in the words of the server', async ({
    assert,
    cleanup,
  }) => {
    const taken = await takenPort({ cleanup }, hangsUp)
    let asked = 0
    const port = async () => {
      asked++
      return taken
    }
    await assert.rejects(
      () => startDatabase({ directory, port, password: 'test', throwAway: true }),
      /^PostgreSQL ended while starting:\n.*already in use/s
    )
    assert.equal(asked, 5)
  })

  test('that is killed is started again at its address, with all that it kept', async ({
    assert,
    cleanup,
  }) => {
    const pids: number[] = []
    const database = await RunningDatabase.start({
      ...{ directory, port: freePort, password: 'test' },
      onSpawn: (pid) => void pids.push(pid),
    })
    cleanup(() => database.stop())
    const { url } = database
    await ask(url, `create table kept as select 'word' as word`)
    process.kill(pids[0]!, 'SIGKILL')
    const asksAgain = async () => pids.length > 1 && (await ask(url, 'select word from kept'))
    assert.equal(await eventually('the database answers again', asksAgain), 'word')
    assert.equal(database.url, url)
  })
})
