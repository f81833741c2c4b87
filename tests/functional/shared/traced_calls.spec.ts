import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3Client } from '@aws-sdk/client-s3'
import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { transaction } from '#shared/database'
import { queueMail } from '#shared/mail'
import { sendDueMails } from '#shared/mail/send_due_mails'
import { inRequestContext } from '#shared/request_context'
import { BucketStorage } from '#shared/storage/bucket_storage'
import { tracedClient } from '#shared/storage/traced_client'
import { inSpan } from '#shared/tracing/spans'
import { below, traced } from '#tests/fixtures/shared/traced'

const ID = '0af7651916cd43dd8448eb211c80319c'
const OF_A_MAIL = '4bf92f3577b34da6a3ce929d0e0e4736'

/** Work within a request of that id. */
const within = <T>(requestId: string, work: () => Promise<T>) =>
  inRequestContext({ requestId }, () =>
    inSpan({ name: 'work', kind: 'request', facts: {} }, (span) => work().finally(() => span.end()))
  )

/** A store that has nothing, and what it was asked with. */
async function emptyStore() {
  const asked: string[][] = []
  const server = createServer((request, response) => {
    asked.push(Object.keys(request.headers))
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = tracedClient(
    new S3Client({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ region: 'test', forcePathStyle: true },
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    })
  )
  const close = () => {
    client.destroy()
    server.close()
  }
  return { storage: new BucketStorage(client, 'bucket', 'files/'), asked, close }
}

test.group('Traces | calls to others', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('what a store is asked is a span without the key, and tells it nothing', async ({
    assert,
    cleanup,
  }) => {
    const { storage, asked, close } = await emptyStore()
    cleanup(close)
    const { spans } = await traced(
      async () => (await within(ID, () => storage.size('Zwirnberg.csv')), ID),
      { requests: 0 }
    )
    const call = spans.find(({ name }) => name === 'store HeadObject')!
    assert.isTrue(below(spans.find(({ name }) => name === 'work')!)(call))
    assert.notEqual(call.status.code, 2, 'that there is no such file is an answer')
    assert.notInclude(JSON.stringify(spans), 'Zwirnberg')
    assert.isNotEmpty(asked)
    assert.notInclude(asked.flat(), 'traceparent')
  })

  test('a mail stands in the trace of its own request, whoever sends it', async ({
    assert,
    cleanup,
  }) => {
    mail.fake()
    cleanup(() => mail.restore())
    await inRequestContext({ requestId: OF_A_MAIL }, () =>
      transaction((trx) =>
        queueMail(trx, {
          ...{ dedupeKey: 'traced-mail:1', to: 'buyer@example.com', locale: 'en' },
          template: 'orders.mails.completed',
          data: { number: 1, name: 'Ada', lastDay: '2025/06/30', url: 'https://shop.example' },
        })
      )
    )
    const { spans } = await traced(
      async () => (await within(ID, () => sendDueMails()), OF_A_MAIL),
      { requests: 0 }
    )
    const [sent, ...others] = spans
    assert.isEmpty(others)
    assert.equal(sent!.name, 'mail')
    assert.isUndefined(sent!.parentSpanId)
    assert.notInclude(JSON.stringify(sent), 'buyer@example.com')
  })

  test('what fails throws as before, with nobody who traces as well', async ({ assert }) => {
    const { storage, close } = await emptyStore()
    close()
    await assert.rejects(() => storage.size('a.csv'))
  })
})
