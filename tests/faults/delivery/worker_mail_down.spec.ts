import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import {
  givenWork,
  patiently,
  untilCompleted,
  untilDone,
  type Work,
} from '#tests/faults/delivery/shop_with_work'
import { isLong, rounds } from '#tests/faults/delivery/profile'
import { RunningShop } from '#tests/faults/shared/running_shop'

const MAILS = rounds(40, 1_000)
const FULFILMENTS = 4
const TEN_MINUTES_MS = 600_000

const MAIL_WORK = `
  select count(*) filter (where state <> 'Sent')::float8 as left,
         count(*) filter (where state = 'Sent')::float8 as done from mail_outbox`

/** A mail server that can be taken away and comes back at the same port. */
class MailServer {
  readonly ids: string[] = []
  #server: SMTPServer | undefined
  #port = 0

  async start(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, callback) => {
        let text = ''
        stream.on('data', (chunk) => (text += chunk))
        stream.on('end', () => {
          this.ids.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? '')
          callback()
        })
      },
    })
    await new Promise<void>((resolve) => this.#server!.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.server.address() as AddressInfo).port
  }

  stop = () => new Promise<void>((resolve) => this.#server!.close(resolve))
  env = () => ({ SMTP_PORT: String(this.#port) })
}

test.group('Delivery | a mail server that is down', () => {
  test(`for ten minutes: no mail of ${MAILS} is lost or sent twice, and orders complete`, async ({
    assert,
    cleanup,
  }) => {
    const shop = await RunningShop.start()
    cleanup(() => shop.end())
    const mail = new MailServer()
    await mail.start()
    await mail.stop()
    await shop.sql(
      `insert into mail_outbox
         (dedupe_key, message_id, recipient, locale, subject, text_body, html_body)
       select 'down:' || n, 'down-' || n || '@example.com', 'buyer@example.com', 'en', 'S', 'T',
              '<p>T</p>'
         from generate_series(1, ${MAILS}) n`
    )
    await givenWork(shop, FULFILMENTS, 50)
    shop.startWorker(mail.env())
    await untilCompleted(shop)
    await patiently('mails were tried', async () => {
      const [tried] = await shop.sql<{ count: string }>(
        'select sum(attempts) as count from mail_outbox'
      )
      return Number(tried!.count) >= 3
    })
    if (isLong) await pause(TEN_MINUTES_MS)

    await mail.start()
    cleanup(mail.stop)
    await shop.sql(`update mail_outbox set next_attempt_at = now() where state <> 'Sent'`)
    await untilDone('all mails are sent', async () => (await shop.sql<Work>(MAIL_WORK))[0]!)
    assert.lengthOf(mail.ids, MAILS)
    assert.equal(new Set(mail.ids).size, MAILS)
  }).timeout(rounds(600_000, 1_800_000))
})
