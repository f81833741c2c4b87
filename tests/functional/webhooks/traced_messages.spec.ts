import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import config from '#config/webhooks'
import { createCustomer } from '#database/factories/identity/people'
import { inRequestContext } from '#shared/request_context'
import { inSpan } from '#shared/tracing/spans'
import { sendDueDeliveries } from '#webhooks/actions/sending/send_due_deliveries'
import { below, traced } from '#tests/fixtures/shared/traced'
import { announce, givenWebhook } from '#tests/fixtures/webhooks/given_webhook'
import { Receiver } from '#tests/fixtures/webhooks/receiver'

const ID = '0af7651916cd43dd8448eb211c80319c'

/** As a worker does it: a job in the trace of what it follows from. */
const sendInTrace = () =>
  inRequestContext({ requestId: ID }, () =>
    inSpan({ name: 'job', kind: 'job', facts: {} }, async (span) => {
      await sendDueDeliveries({ signal: new AbortController().signal })
      span.end()
    })
  )

test.group('Webhooks | messages in traces', (group) => {
  const before = { ...config }
  let receiver: Receiver
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    config.allowsPrivateAddresses = true
    receiver = await new Receiver().start()
    return async () => {
      Object.assign(config, before)
      await receiver.stop()
    }
  })

  test('a call is a span of its job, says nothing of the receiver, and sends it nothing: {0}')
    .with([
      [200, 0],
      [503, 2],
    ] as const)
    .run(async ({ assert }, [status, failed]) => {
      receiver.answer = (_, response) => response.writeHead(status).end()
      const user = await createCustomer()
      await givenWebhook(user, { url: receiver.url })
      await announce(user)
      const { spans } = await traced(async () => (await sendInTrace(), ID), { requests: 0 })
      const job = spans.find(({ name }) => name === 'job')!
      const [call, ...others] = spans.filter(({ name }) => name === 'webhook POST')
      assert.isEmpty(others)
      assert.isTrue(below(job)(call!))
      assert.equal(Number(call!.facts['http.response.status_code']), status)
      assert.equal(call!.status.code, failed)
      assert.notMatch(JSON.stringify(call), /localhost|kontor\/?"/)
      assert.lengthOf(receiver.received, 1)
      const { headers } = receiver.received[0]!
      assert.notProperty(headers, 'traceparent')
      assert.notInclude(JSON.stringify(headers), ID)
    })
})
