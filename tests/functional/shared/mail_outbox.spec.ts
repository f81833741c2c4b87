import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { SMTPServer } from 'smtp-server'
import mail from '@adonisjs/mail/services/main'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { inRequestContext } from '#shared/request_context'
import { defineAttachment, defineMail, queueMail, retryDeadMails, type Mail } from '#shared/mail'
import { sendDueMails } from '#shared/mail/send_due_mails'
import { sweepMails } from '#shared/mail/sweep_mails'
import { AUTHORITY, CERTIFICATES, KEY } from '#tests/fixtures/shared/certificates'

const confirmation = (changes: Partial<Mail> = {}): Mail => ({
  dedupeKey: 'test-mail:1',
  to: 'buyer@example.com',
  locale: 'en',
  template: 'orders.mails.completed',
  data: {
    number: 10_482,
    name: 'Ada <Buyer>',
    lastDay: '2025/06/30',
    url: 'https://shop.example/orders/10482',
  },
  ...changes,
})

const helloTo = defineAttachment<{ name: string }>('tests.hello', ({ name }) =>
  Buffer.from(`Hello ${name}`)
)

const greeting = defineMail<object>('tests.greeting', () => {
  const { locale, template, data } = confirmation()
  return { locale, template, data }
})

const NOBODY = 1

type Row = { state: string; attempts: number; pause: number; lastError: string | null }

const outbox = () =>
  rows<Row>(
    null,
    `select state, attempts, last_error as "lastError",
            round(extract(epoch from next_attempt_at - clock_timestamp()))::int as pause
       from mail_outbox order by id`
  )

/** A mail server of this test that remembers what it took, or answers everything with a code. */
async function startMailServer(refuseWith?: number) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(
        refuseWith ? Object.assign(new Error('Refused'), { responseCode: refuseWith }) : null
      ),
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        received.push(text)
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await sendTo((server.server.address() as AddressInfo).port)
  return { received, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

/** Lets the shop talk to another mail server from now on; nobody listens at port 1. */
async function sendTo(port: number, host = '127.0.0.1', more: object = {}): Promise<void> {
  await mail.close('smtp')
  const settings = { host, port, dnsTimeout: 500, ...more }
  mail.config.mailers.smtp = () => new SMTPTransport(settings)
}

test.group('Mail outbox', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => sendTo(NOBODY))

  test('a mail goes out once, whatever is repeated', async ({ assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    await transaction((trx) => queueMail(trx, confirmation()))
    await transaction((trx) => queueMail(trx, confirmation({ to: 'other@example.com' })))
    assert.equal(await sendDueMails(), 1)
    assert.equal(await sendDueMails(), 0)
    assert.lengthOf(server.received, 1)
    assert.match(server.received[0]!, /^To: buyer@example\.com/im)
    assert.containsSubset(await outbox(), [{ state: 'Sent', attempts: 1, lastError: null }])
  })

  test('an answer goes where the mail says', async ({ assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    await transaction((trx) => queueMail(trx, confirmation({ replyTo: 'ada@brook.example' })))
    await sendDueMails()
    assert.match(server.received[0]!, /^Reply-To: ada@brook\.example/im)
  })

  test('its headers name the request that it comes from, whoever writes it when', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    await inRequestContext({ requestId: 'request-1' }, () =>
      transaction((trx) => queueMail(trx, confirmation()))
    )
    const made = inRequestContext({ requestId: 'request-2' }, () => greeting({}))
    await rows(null, `select queue_made_mail('made', array['a@b.example'], 'en', ?::jsonb, 'h')`, [
      JSON.stringify(made),
    ])
    assert.equal(await sendDueMails(), 2)
    const named = server.received.map((text) => /^X-Request-Id: (\S+)/im.exec(text)?.[1])
    assert.sameMembers(named, ['request-1', 'request-2'])
    const kept = await rows(null, 'select request_id as id from mail_outbox order by 1')
    assert.deepEqual(kept, [{ id: 'request-1' }, { id: 'request-2' }])
  })

  test('what was sent leaves no text behind, only that it went out', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    const invoice = { fileName: 'a.txt', contentType: 'text/plain', base64: 'QQ==' }
    await transaction((trx) => queueMail(trx, confirmation({ attachments: [invoice] })))
    await sendDueMails()
    assert.include(server.received[0]!, 'shop.example/orders/10482')
    const kept = await rows(
      null,
      'select recipient, text_body || html_body as text, attachments from mail_outbox'
    )
    assert.deepEqual(kept, [{ recipient: 'buyer@example.com', text: '', attachments: [] }])
  })

  test('a file that follows from facts is made when its mail is sent, and kept as facts until then', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    const made = helloTo({ name: 'Ada' })
    const file = { fileName: 'hello.bin', contentType: 'application/octet-stream', made }
    await transaction((trx) => queueMail(trx, confirmation({ attachments: [file] })))
    const [kept] = await rows(null, 'select attachments from mail_outbox')
    assert.deepEqual(kept, { attachments: [file] })
    await sendDueMails()
    assert.include(server.received[0]!, Buffer.from('Hello Ada').toString('base64'))
  })

  test('a mail whose file nobody can make here waits, and says why', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    const made = { by: 'tests.nobody', of: {} }
    const file = { fileName: 'a.bin', contentType: 'application/octet-stream', made }
    await transaction((trx) => queueMail(trx, confirmation({ attachments: [file] })))
    assert.equal(await sendDueMails(), 0)
    assert.isEmpty(server.received)
    const [waiting] = await outbox()
    assert.containsSubset(waiting, {
      state: 'Waiting',
      attempts: 1,
      lastError: 'Nobody makes the attachment tests.nobody here',
    })
  })

  test('after its days a mail is forgotten, one that waits is not', async ({ assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    cleanup(() => clock.reset())
    await transaction((trx) => queueMail(trx, confirmation()))
    await sendDueMails()
    await transaction((trx) => queueMail(trx, confirmation({ dedupeKey: 'test-mail:2' })))
    clock.set(DateTime.utc().plus({ days: 89 }).toISO())
    await sweepMails()
    assert.lengthOf(await outbox(), 2)
    clock.set(DateTime.utc().plus({ days: 91 }).toISO())
    await sweepMails()
    assert.containsSubset(await outbox(), [{ state: 'Waiting' }])
    assert.lengthOf(await outbox(), 1)
  })

  test('the id of a mail follows from its key', async ({ assert }) => {
    await transaction((trx) => queueMail(trx, confirmation()))
    const [first] = await rows(null, 'delete from mail_outbox returning message_id')
    await transaction((trx) => queueMail(trx, confirmation()))
    assert.deepEqual(await rows(null, 'select message_id from mail_outbox'), [first])
  })

  test('a mail vanishes with the business that is rolled back', async ({ assert }) => {
    const trx = await db.transaction()
    await queueMail(trx, confirmation())
    await trx.rollback()
    assert.isEmpty(await outbox())
  })

  test('html shows what people typed as text', async ({ assert }) => {
    await transaction((trx) => queueMail(trx, confirmation()))
    const [row] = await rows<{ html: string; text: string }>(
      null,
      'select html_body as html, text_body as text from mail_outbox'
    )
    assert.include(row!.html, 'Ada &lt;Buyer&gt;')
    assert.include(row!.text, 'Ada <Buyer>')
    assert.include(row!.html, '<a href="https://shop.example/orders/10482"')
  })

  test('an unknown template fails the caller and not a customer', async ({ assert }) => {
    const queueing = transaction((trx) =>
      queueMail(trx, confirmation({ template: 'orders.mails.x' }))
    )
    await assert.rejects(() => queueing, /No texts/)
  })

  test('a server {0} postpones by a minute or two and blames nothing')
    .with([
      ['that is away', '127.0.0.1'],
      ['whose name is gone', 'mail.invalid'],
    ])
    .run(async ({ assert }, [, host]) => {
      await sendTo(NOBODY, host)
      await transaction((trx) => queueMail(trx, confirmation()))
      await transaction((trx) => queueMail(trx, confirmation({ dedupeKey: 'test-mail:2' })))
      await rows(null, `update mail_outbox set attempts = 9 where dedupe_key = 'test-mail:1'`)
      assert.equal(await sendDueMails(), 0)
      const [tried, untouched] = await outbox()
      assert.containsSubset(tried, { state: 'Waiting', attempts: 10 })
      assert.isAtMost(tried!.pause, 120)
      assert.containsSubset(untouched, { state: 'Waiting', attempts: 0 })
    })

  test('a server whose certificate has expired postpones as well', async ({ assert, cleanup }) => {
    const shown = { secure: true, key: KEY, cert: CERTIFICATES.expired }
    const server = new SMTPServer({ ...shown, authOptional: true })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    cleanup(() => new Promise<void>((resolve) => server.close(resolve)))
    const { port } = server.server.address() as AddressInfo
    await sendTo(port, 'localhost', { secure: true, tls: { ca: AUTHORITY } })
    await transaction((trx) => queueMail(trx, confirmation()))
    await rows(null, 'update mail_outbox set attempts = 9')
    assert.equal(await sendDueMails(), 0)
    const [row] = await outbox()
    assert.containsSubset(row, { state: 'Waiting', attempts: 10 })
    assert.include(row!.lastError, 'expired')
    assert.isAtMost(row!.pause, 120)
  })

  test('a mail refused for the {attempts}. time waits {pause} seconds')
    .with([
      { attempts: 1, pause: 60 },
      { attempts: 2, pause: 120 },
      { attempts: 6, pause: 1_920 },
      { attempts: 20, pause: 21_600 },
    ])
    .run(async ({ assert, cleanup }, { attempts, pause }) => {
      const server = await startMailServer(450)
      cleanup(server.stop)
      await transaction((trx) => queueMail(trx, confirmation()))
      await rows(null, 'update mail_outbox set attempts = ?', [attempts - 1])
      await sendDueMails()
      const [row] = await outbox()
      assert.containsSubset(row, { state: 'Waiting', attempts })
      assert.closeTo(row!.pause, pause, 3)
      assert.include(row!.lastError, 'Refused')
    })

  test('after two days a mail is laid aside, and can be revived', async ({ assert, cleanup }) => {
    const server = await startMailServer(550)
    cleanup(server.stop)
    await transaction((trx) => queueMail(trx, confirmation()))
    await rows(null, `update mail_outbox set give_up_at = now() - interval '1 minute'`)
    await sendDueMails()
    assert.containsSubset(await outbox(), [{ state: 'Dead' }])
    assert.equal(await retryDeadMails(), 1)
    assert.containsSubset(await outbox(), [{ state: 'Waiting' }])
  })
})

test.group('Mail outbox with several senders', (group) => {
  group.each.teardown(async () => {
    await rows(null, 'truncate mail_outbox')
    await sendTo(NOBODY)
  })

  test('two senders at once send every mail once', async ({ assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(server.stop)
    await transaction(async (trx) => {
      for (let n = 1; n <= 20; n++) {
        await queueMail(trx, confirmation({ dedupeKey: `test-mail:${n}` }))
      }
    })
    const sent = await Promise.all([sendDueMails(), sendDueMails()])
    assert.equal(sent[0] + sent[1], 20)
    assert.lengthOf(server.received, 20)
    const ids = server.received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1])
    assert.equal(new Set(ids).size, 20)
  })
})
