import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { giveBackPort, randomPort, takePort } from '../../../bin/support/ports.ts'

test.group('Starting | ports', () => {
  test('one that another shop has chosen but does not use yet is left to it', async ({
    assert,
    cleanup,
  }) => {
    const port = await takePort('test', randomPort())
    giveBackPort(port)
    const other = createSocket('udp4')
    other.bind({ port, address: '127.0.0.1' })
    await once(other, 'listening')
    cleanup(() => void other.close())
    const taken = await takePort('test', port)
    assert.notEqual(taken, port)
    giveBackPort(taken)
  })

  test('one that somebody listens at is passed over, and is free again afterwards', async ({
    assert,
  }) => {
    const port = await takePort('test', randomPort())
    giveBackPort(port)
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    const other = await takePort('test', port)
    assert.notEqual(other, port)
    server.close()
    await once(server, 'close')
    assert.equal(await takePort('test', port), port)
    giveBackPort(port)
    giveBackPort(other)
  })
})
