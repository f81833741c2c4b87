import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { Webhook } from 'standardwebhooks'
import config from '#config/webhooks'
import { createCustomer } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { rotateSecret } from '#webhooks/actions/manage/rotate_secret'
import { sendDueDeliveries } from '#webhooks/actions/sending/send_due_deliveries'
import { names } from '#webhooks/gateways/addresses_of'
import { announce, givenWebhook } from '#tests/fixtures/webhooks/given_webhook'
import { Receiver } from '#tests/fixtures/webhooks/receiver'
import { WRONG_CERTIFICATE } from '#tests/fixtures/webhooks/wrong_certificate'

type Logged = { state: string; attempts: number; status: number | null; problem: string | null }

const send = () => sendDueDeliveries({ signal: new AbortController().signal })

const log = () =>
  rows<Logged>(
    null,
    `select state, attempts, last_status as status, last_problem as problem
       from webhook_deliveries order by id`
  )

const answers = async () =>
  (
    await rows<{ answer: string | null }>(
      null,
      'select answer from webhook_attempts order by delivery_id, number'
    )
  ).map(({ answer }) => answer)

/** Lets every pause be over. */
const later = () =>
  rows(null, `update webhook_deliveries set next_attempt_at = now() where state = 'Waiting'`)

test.group('Webhooks | sending', (group) => {
  const before = { ...config }
  const look = names.look
  let user: User
  let receiver: Receiver
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    config.allowsPrivateAddresses = true
    user = await createCustomer()
    receiver = await new Receiver().start()
    return async () => {
      Object.assign(config, before)
      names.look = look
      await receiver.stop()
    }
  })

  test('an event is told once, signed, to those that want it', async ({ assert }) => {
    const { secret } = await givenWebhook(user, { url: receiver.url })
    await givenWebhook(user, { url: receiver.url, events: ['order.failed'] })
    await givenWebhook(await createCustomer(), { url: receiver.url })
    await announce(user)
    await announce(user)
    await send()
    await send()

    assert.lengthOf(receiver.received, 1)
    const [{ headers, body }] = receiver.received as [Receiver['received'][0]]
    const message = new Webhook(secret).verify(body, headers as Record<string, string>)
    assert.containSubset(message, { type: 'order.completed', data: { orderNumber: 10482 } })
    assert.match(headers['webhook-id'] as string, /^msg_[\w-]{24}$/)
    assert.deepEqual(await log(), [{ state: 'Delivered', attempts: 1, status: 200, problem: null }])
    assert.deepEqual(await answers(), ['ok'])
  })

  test('what is refused comes again under its id until it is accepted', async ({ assert }) => {
    await givenWebhook(user, { url: receiver.url })
    receiver.answer = (_, response) => response.writeHead(500).end('busy')
    await announce(user)
    await send()
    assert.deepEqual(await log(), [
      { state: 'Waiting', attempts: 1, status: 500, problem: 'status' },
    ])
    await send()
    assert.lengthOf(receiver.received, 1)

    receiver.answer = (_, response) => response.writeHead(204).end()
    await later()
    await send()
    assert.deepEqual(await log(), [{ state: 'Delivered', attempts: 2, status: 204, problem: null }])
    const [first, second] = receiver.received
    assert.equal(first!.headers['webhook-id'], second!.headers['webhook-id'])
    assert.equal(first!.body, second!.body)
    assert.deepEqual(await answers(), ['busy', null])
  })

  test('after three days a message is given up', async ({ assert }) => {
    await givenWebhook(user, { url: receiver.url })
    receiver.answer = (_, response) => response.writeHead(404).end()
    await announce(user)
    await rows(null, `update webhook_deliveries set give_up_at = now() + interval '4 seconds'`)
    await send()
    assert.deepEqual(await log(), [
      { state: 'Failed', attempts: 1, status: 404, problem: 'status' },
    ])
  })

  test('a receiver that hangs is left when its time is over', async ({ assert }) => {
    config.timeoutMs = 200
    receiver.answer = () => {}
    await givenWebhook(user, { url: receiver.url })
    await announce(user)
    await send()
    assert.containSubset(await log(), [{ state: 'Waiting', status: null, problem: 'timeout' }])
  })

  test('a receiver that takes long holds nobody up', async ({ assert }) => {
    const quick = await new Receiver().start()
    const held: (() => void)[] = []
    quick.answer = (_, response) => {
      response.end()
      if (quick.received.length === 30) held.splice(0).forEach((release) => release())
    }
    config.atOnce = 12
    await givenWebhook(user, { url: receiver.url })
    await givenWebhook(user, { url: quick.url })
    for (let at = 0; at < 30; at++) await announce(user, { key: `order:${at}` })
    receiver.answer = (_, response) =>
      quick.received.length < 30 ? held.push(() => response.end()) : response.end()
    await send()
    const states = (await log()).map(({ state }) => state)
    assert.deepEqual([...new Set(states)], ['Delivered'])
    await quick.stop()
  })

  test('where nobody answers, what comes later waits too, and goes when somebody does', async ({
    assert,
  }) => {
    await givenWebhook(user, { url: receiver.url })
    receiver.answer = (request) => request.socket.destroy()
    await announce(user, { key: 'one' })
    await send()
    await announce(user, { key: 'two' })
    await send()
    assert.lengthOf(receiver.received, 1)
    assert.equal((await log())[0]!.problem, 'broken')

    receiver.answer = (_, response) => response.end()
    await rows(null, `update webhook_deliveries set next_attempt_at = now() where attempts = 1`)
    await send()
    assert.deepEqual(
      (await log()).map(({ state }) => state),
      ['Delivered', 'Delivered']
    )
  })

  test('a receiver that did not answer is asked with one message before it gets more', async ({
    assert,
  }) => {
    await givenWebhook(user, { url: receiver.url })
    receiver.answer = (request) => request.socket.destroy()
    for (let at = 0; at < 5; at++) await announce(user, { key: `order:${at}` })
    await send()
    assert.lengthOf(receiver.received, 5)
    await later()
    await send()
    assert.lengthOf(receiver.received, 6)

    receiver.answer = (_, response) => response.end()
    await later()
    await send()
    assert.lengthOf(receiver.received, 11)
  })

  test('a receiver that says when to come again is left alone until then', async ({ assert }) => {
    await givenWebhook(user, { url: receiver.url })
    receiver.answer = (_, response) => response.writeHead(429, { 'retry-after': '900' }).end()
    await announce(user)
    await send()
    await announce(user, { key: 'order:10483:3' })
    const pauses = await rows<{ minutes: number }>(
      null,
      `select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
         from webhook_deliveries order by id`
    )
    assert.deepEqual(pauses, [{ minutes: 15 }, { minutes: 15 }])
  })

  test('a locked account is told nothing until it is unlocked', async ({ assert }) => {
    await givenWebhook(user, { url: receiver.url })
    await announce(user)
    await user.merge({ lockedAt: DateTime.now() }).save()
    await announce(user, { key: 'order:10483:3' })
    await send()
    await later()
    await send()
    assert.lengthOf(receiver.received, 0)
    assert.deepEqual(
      (await log()).map(({ state, attempts }) => [state, attempts]),
      [
        ['Waiting', 0],
        ['Waiting', 0],
      ]
    )

    await user.merge({ lockedAt: null }).save()
    await later()
    await send()
    assert.lengthOf(receiver.received, 2)
  })

  test('what a lock outlives is given up', async ({ assert }) => {
    await givenWebhook(user, { url: receiver.url })
    await announce(user)
    await user.merge({ lockedAt: DateTime.now() }).save()
    await rows(null, `update webhook_deliveries set give_up_at = now() - interval '1 second'`)
    await send()
    assert.deepEqual(await log(), [{ state: 'Failed', attempts: 0, status: null, problem: null }])
  })

  test('redirects are not followed', async ({ assert }) => {
    const inside = await new Receiver().start()
    receiver.answer = (_, response) => response.writeHead(302, { location: inside.url }).end()
    await givenWebhook(user, { url: receiver.url })
    await announce(user)
    await send()
    assert.deepEqual(inside.received, [])
    assert.containSubset(await log(), [{ status: 302, problem: 'redirect' }])
    await inside.stop()
  })

  test('of an answer of ten megabytes only the beginning is read and kept', async ({ assert }) => {
    let sent = 0
    receiver.answer = (_, response) => {
      const more = () => {
        if (sent >= 10_000_000 || response.destroyed) return response.end()
        sent += 65_536
        response.write('x'.repeat(65_535) + '\0', () => more())
      }
      more()
    }
    await givenWebhook(user, { url: receiver.url })
    await announce(user)
    await send()
    assert.containSubset(await log(), [{ state: 'Delivered', status: 200 }])
    assert.equal((await answers())[0]!.length, config.answerBytes)
    assert.isBelow(sent, 10_000_000)
  })

  test('an answer that ends in the middle has said its status', async ({ assert }) => {
    receiver.answer = (request, response) => {
      response
        .writeHead(200, { 'content-length': '1000' })
        .write('half', () => request.socket.destroy())
    }
    await givenWebhook(user, { url: receiver.url })
    await announce(user)
    await send()
    assert.containSubset(await log(), [{ state: 'Delivered', status: 200 }])
  })

  test('a wrong certificate is said in the log, and nothing is sent', async ({ assert }) => {
    const foreign = await new Receiver(WRONG_CERTIFICATE).start()
    await givenWebhook(user, { url: foreign.url })
    await announce(user)
    await send()
    assert.containSubset(await log(), [{ state: 'Waiting', problem: 'certificate' }])
    assert.deepEqual(foreign.received, [])
    await foreign.stop()
  })

  test('a name that leads inside is refused, also when it led elsewhere before', async ({
    assert,
  }) => {
    config.allowsPrivateAddresses = false
    const found = [['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1'], []]
    const asked: string[] = []
    names.look = (host) => {
      asked.push(host)
      return Promise.resolve(found.shift() ?? [])
    }
    await givenWebhook(user, { url: 'https://rebound.example/' })
    await announce(user)
    for (const problem of ['private_address', 'private_address', 'unknown_host']) {
      await later()
      await send()
      assert.equal((await log())[0]!.problem, problem)
    }
    assert.deepEqual(asked, ['rebound.example', 'rebound.example', 'rebound.example'])
  })

  test('the connection goes to the address that was judged: names are asked once', async ({
    assert,
  }) => {
    let asked = 0
    names.look = () => Promise.resolve(asked++ === 0 ? ['127.0.0.1'] : ['192.0.2.1'])
    await givenWebhook(user, { url: receiver.url.replace('localhost', 'pinned.example') })
    await announce(user)
    await send()
    assert.equal(asked, 1)
    assert.equal(receiver.received[0]!.headers.host?.split(':')[0], 'pinned.example')
  })

  test('after a rotation both secrets fit for a day, then only the new one', async ({ assert }) => {
    const hook = await givenWebhook(user, { url: receiver.url })
    const rotated = await rotateSecret({ id: user.id, label: user.email }, hook.id)
    const fresh = rotated.ok ? rotated.value.secret : ''
    const verified = (secret: string) => {
      const { body, headers } = receiver.received.at(-1)!
      return () => new Webhook(secret).verify(body, headers as Record<string, string>)
    }
    await announce(user, { key: 'one' })
    await send()
    assert.doesNotThrow(verified(fresh))
    assert.doesNotThrow(verified(hook.secret))

    await rows(null, `update webhooks set former_secret_until = now() - interval '1 second'`)
    await announce(user, { key: 'two' })
    await send()
    assert.doesNotThrow(verified(fresh))
    assert.throws(verified(hook.secret))
  })

  test('one receiver gets no more at the same time than it may have', async ({ assert }) => {
    config.atOncePerReceiver = 3
    let [now, most] = [0, 0]
    receiver.answer = (_, response) => {
      most = Math.max(most, ++now)
      setImmediate(() => {
        now--
        response.end()
      })
    }
    await givenWebhook(user, { url: receiver.url })
    for (let at = 0; at < 12; at++) await announce(user, { key: `order:${at}` })
    await send()
    assert.lengthOf(receiver.received, 12)
    assert.isAtMost(most, 3)
  })
})
