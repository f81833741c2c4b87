import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { eventually } from '#tests/fixtures/shared/eventually'
import { RunningShop } from './running_shop.js'

async function startMailServer() {
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        ids.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? '')
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  return { ids, stop, env: { SMTP_PORT: String(port) } }
}

const MAILS = `
  insert into mail_outbox (dedupe_key, message_id, recipient, locale, subject, text_body, html_body)
  select 'fault:' || n, 'fault-' || n || '@example.com', 'buyer@example.com', 'en', 'S', 'T', '<p>T</p>'
    from generate_series(1, 5) n`

test.group('A worker that is killed while it mails', () => {
  test('loses nothing; only the mail in hand may come twice, under one id', async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const server = await startMailServer()
    cleanup(server.stop)
    await shop.sql(MAILS)

    const doomed = shop.startWorker({ ...server.env, FAILPOINT: 'mail.after_send:3:kill' })
    assert.deepEqual(await once(doomed, 'exit'), [null, 'SIGKILL'])
    assert.lengthOf(server.ids, 3)

    shop.startWorker(server.env)
    await eventually('all mails are sent', async () => {
      const waiting = await shop.sql(`select id from mail_outbox where state <> 'Sent'`)
      return waiting.length === 0
    })
    assert.lengthOf(server.ids, 6)
    assert.equal(new Set(server.ids).size, 5)
  })
})
