import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { commandOf } from '../../../bin/support/process_facts.ts'
import { randomPort } from '../../../bin/support/ports.ts'
import { rounds } from '#tests/faults/delivery/profile'
import { eventually } from '#tests/fixtures/shared/eventually'
import { ShopFolder, type Note } from './started_shop.js'

const SHOPS = rounds(3, 8)

const statusOf = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: 'manual' }).then(
    ({ status }) => status,
    () => 0
  )

const issuerOf = async (port: number) => {
  const answer = await fetch(`http://localhost:${port}/.well-known/openid-configuration`)
  return ((await answer.json()) as { issuer: string }).issuer
}

/** Where the shop sends its staff to sign in, and from where it takes card fields. */
async function partsKnow(note: Note) {
  const { headers } = await fetch(`${note.address}/sign-in/with/staff`, { redirect: 'manual' })
  return (
    new URL(headers.get('location') ?? '', note.address).port === String(note.ports.staffSignIn)
  )
}

test.group('A start of the whole shop', () => {
  test(`shops that start in the same second all come up (${SHOPS})`, async ({
    assert,
    cleanup,
  }) => {
    const base = randomPort()
    const folders = Array.from({ length: SHOPS }, () => new ShopFolder(base))
    cleanup(async () => void (await Promise.all(folders.map((folder) => folder.remove()))))
    const starts = folders.map((folder) => folder.start())
    await Promise.all(starts.map((start) => start.untilReady()))
    const notes = folders.map((folder) => folder.note!)
    const ports = notes.flatMap((note) => Object.values(note.ports))
    assert.lengthOf([...new Set(ports)], SHOPS * 6)
    for (const note of notes) {
      const { address, ports: own } = note
      assert.equal(address, `http://localhost:${own.web}`)
      assert.equal(await statusOf(`${address}/health/ready`), 200)
      assert.equal(await issuerOf(own.staffSignIn), `http://localhost:${own.staffSignIn}`)
      assert.isTrue(await partsKnow(note))
      assert.equal(await statusOf(`http://localhost:${own.cardProvider}/v1/unzer.js`), 200)
      assert.equal(await statusOf(`http://localhost:${own.inbox}/api/email`), 200)
    }
    assert.isTrue(starts.every((start) => start.isRunning))
  })

  test('a port that is lost before it is used is chosen again; a second start harms nothing; what is killed comes back at the same address', async ({
    assert,
    cleanup,
  }) => {
    const folder = new ShopFolder(randomPort())
    cleanup(() => folder.remove())
    const start = folder.start()

    const { ports: chosen } = await eventually('the ports are chosen', async () => folder.note)
    const thief = createServer().listen(chosen.cardProvider, '127.0.0.1')
    await once(thief, 'listening')
    cleanup(() => void thief.close())
    await start.untilReady()
    const note = folder.note!
    assert.notEqual(note.ports.cardProvider, chosen.cardProvider)
    assert.equal(note.ports.web, chosen.web)
    assert.equal(await statusOf(`http://localhost:${note.ports.cardProvider}/v1/unzer.js`), 200)

    const before = folder.processes
    const second = folder.start()
    assert.equal(await second.end(), 3)
    assert.include(second.output, note.address)
    assert.include(second.output, new Date(note.since).toLocaleTimeString('en-GB'))
    assert.deepEqual(folder.processes, before)
    assert.deepEqual(folder.note, note)
    assert.equal(await statusOf(`${note.address}/health/ready`), 200)

    const web = folder.part('build/bin/server.js')!
    process.kill(web, 'SIGKILL')
    const paused = async () => {
      const answer = await fetch(note.address)
      return answer.status === 503 ? answer : null
    }
    const answer = await eventually('the pause is said', paused)
    const page = await answer.text()
    assert.include(page, 'The shop is out for a moment.')
    assert.include(page, 'Der Shop macht einen Moment Pause.')
    assert.equal(answer.headers.get('retry-after'), '5')
    await eventually('web is back', async () => (await statusOf(note.address)) === 200)
    assert.include(start.output, 'web ended unexpectedly, SIGKILL')

    const parts = folder.processes
    await start.end('SIGKILL')
    const again = folder.start()
    await again.untilReady()
    assert.equal(folder.note!.address, note.address)
    assert.equal(folder.note!.databaseUrl, note.databaseUrl)
    assert.isEmpty(parts.filter((pid) => commandOf(pid)?.includes('bin/')))

    const last = folder.processes
    await again.end('SIGKILL')
    await eventually('nothing stays', async () => !last.some(commandOf))
  })

  test('an address that this machine does not have is said in words', async ({
    assert,
    cleanup,
  }) => {
    const folder = new ShopFolder(randomPort())
    cleanup(() => folder.remove())
    const start = folder.start({ HOST: '203.0.113.7' })
    assert.equal(await start.end(), 1)
    assert.include(start.output, 'EADDRNOTAVAIL')
    assert.include(start.output, 'the shop could not be started')
    assert.notInclude(start.output, 'Kontor is ready')
  })
})
