import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer, createStaff } from '#database/factories/identity/people'
import { currentKeyId } from '#delivery/gateways/signing_keys'
import { createToken } from '#identity/actions/tokens/create_token'
import type User from '#identity/models/user'
import { sweepTestOrders } from '#orders/actions/test_orders/sweep_test_orders'
import { MOST_TEST_ORDERS, TEST_DAYS } from '#orders/domain/test_orders/limits'
import { rows } from '#shared/database'
import { describedCalls } from '#shared/http/api_description/calls'
import { apiRoutes, type ApiRoute } from '#shared/http/api_description/routes'
import { routesOfTests, testUseOf } from '#shared/http/test_answers'
import { givenItem, givenSoldProduct, itemsOf } from '#tests/fixtures/basket/given_basket'
import { emptyOrders, ordersOf } from '#tests/fixtures/orders/checkout'
import { SHOP } from '#tests/fixtures/shared/shop_clients'
import { changedTables, sumsOfTables } from '#tests/fixtures/shared/sums_of_tables'

type Body = {
  success: boolean
  test?: boolean
  data: Record<string, unknown> & { content: Record<string, unknown>[]; totalCount: number }
  errors: { code: string }[]
}

const WEEK = { product: 'TICKS', from: 20000103, to: 20000107 }
const FORM = { paymentMethod: 'BankTransfer', consents: ['terms', 'legal_entity'] }
const TOTAL = 416.5

async function tokenOf(user: User, kind: 'account' | 'test' = 'test'): Promise<string> {
  const made = await createToken({ user, kind, name: 'Script' })
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value.value
}

/** Calls as a program does that has a token. */
const callsWith = (client: ApiClient, token: string) => {
  const sent = (method: string, path: string) =>
    client
      .request(path.startsWith('/api/') ? path : `/api/v1${path}`, method as 'GET')
      .header('authorization', `Bearer ${token}`)
      .accept('json')
  return {
    get: (path: string) => sent('GET', path),
    post: (path: string, body: object = {}) => sent('POST', path).json(body),
    delete: (path: string) => sent('DELETE', path),
  }
}

type Caller = ReturnType<typeof callsWith>

const bodyOf = (answer: ApiResponse) => answer.body() as Body
const dataOf = (answer: ApiResponse) => bodyOf(answer).data

/** A week in the basket, and ordered; answers the number. */
async function ordered(call: Caller, key: string = randomUUID(), form: object = FORM) {
  const put = await call.post('/basket/me', { ...WEEK, clientItemId: randomUUID() })
  put.assertStatus(201)
  const placed = await call.post('/basket/me/checkout', form).header('idempotency-key', key)
  placed.assertStatus(201)
  return Number(dataOf(placed).orderId)
}

test.group('Orders | test tokens', (group) => {
  let user: User
  let token: string
  let call: Caller

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await limiter.clear()
    await givenSoldProduct('TICKS')
    await currentKeyId()
    user = await createCustomer({ tin: 'DE312748100' })
  })

  const given = async (client: ApiClient) => {
    token = await tokenOf(user)
    call = callsWith(client, token)
  }

  test('walk the whole way of an order, which is completed at once and says that it is a test', async ({
    assert,
    client,
  }) => {
    await given(client)
    const quoted = await call.get('/quotes?item=TICKS.2000-01-03.2000-01-07')
    assert.equal(bodyOf(quoted).test, true)
    assert.equal(quoted.header('kontor-test'), 'true')
    const put = await call.post('/basket/me', WEEK)
    put.assertStatus(201)
    assert.equal(dataOf(put).grossPrice, TOTAL)
    const form = { ...FORM, expectedTotal: TOTAL, ownReference: 'PO 7' }
    const placed = await call.post('/basket/me/checkout', form)
    placed.assertStatus(201)
    const number = dataOf(placed).orderId as number
    assert.isAbove(number, 900_000_000)
    const read = await call.get(`/orders/${number}?wait=30`)
    assert.containsSubset(dataOf(read), {
      ...{ orderId: number, userId: user.id, state: 'Completed', type: 'B2B' },
      ...{ grossPrice: TOTAL, paymentMethod: 'BankTransfer', ownReference: 'PO 7' },
      items: [{ from: 20000103, to: 20000107, price: 300 }],
    })
    for (const path of ['/orders', '/orders/basic']) {
      const listed = dataOf(await call.get(path))
      assert.deepEqual([listed.totalCount, listed.content[0]!.orderId], [1, number])
    }
    const basket = dataOf(await call.get('/basket/me')) as unknown as { items: unknown[] }
    assert.isEmpty(basket.items)
    assert.isEmpty(await ordersOf(user))
  })

  test('fetch made-up files once, by ranges, with signed sums, and the rest as a ZIP', async ({
    assert,
    client,
  }) => {
    await given(client)
    const order = `/orders/${await ordered(call)}/me`
    const { content, totalCount } = dataOf(await call.get(`${order}/files?limit=1000`))
    assert.equal(totalCount, 5)
    const file = content[0] as { filename: string; size: number; sha256: string; link: string }
    assert.match(file.filename, /^TEST_TICKS_2000-01-03\.csv$/)
    const claimed = await call.post(file.link)
    claimed.assertStatus(201)
    const again = await call.post(file.link)
    again.assertStatus(200)
    const { link } = dataOf(claimed) as unknown as { link: string }
    assert.equal(dataOf(again).link, link)
    const headers = { authorization: `Bearer ${token}` }
    const part = await fetch(`${SHOP()}${link}`, { headers: { ...headers, range: 'bytes=0-4' } })
    assert.equal(part.status, 206)
    const whole = await fetch(`${SHOP()}${link}`, { headers })
    assert.equal(whole.status, 200)
    assert.equal(whole.headers.get('kontor-test'), 'true')
    const bytes = Buffer.from(await whole.arrayBuffer())
    assert.equal(bytes.toString().slice(0, 5), await part.text())
    assert.equal(createHash('sha256').update(bytes).digest('hex'), file.sha256)
    assert.include(bytes.toString(), 'TEST')
    const used = await call.post(file.link)
    used.assertStatus(410)

    const { manifest, signature, keyId } = dataOf(await call.get(`${order}/manifest`)) as never as {
      manifest: string
      signature: string
      keyId: string
    }
    const [key] = await rows<{ jwk: never }>(
      null,
      'select public_jwk as jwk from delivery_keys where id = ?',
      [keyId]
    )
    const publicKey = createPublicKey({ key: key!.jwk, format: 'jwk' })
    assert.isTrue(verify(null, Buffer.from(manifest), publicKey, Buffer.from(signature, 'base64')))
    assert.containsSubset(JSON.parse(manifest), { test: true, reference: { kind: 'order' } })
    const sums = await call.get(`${order}/SHA256SUMS`)
    assert.include(sums.text(), `${file.sha256}  TICKS/${file.filename}`)
    for (const sha256 of [file.sha256, createHash('sha256').update(manifest).digest('hex')]) {
      const verdict = dataOf(await call.get(`/verifications/${sha256}`))
      assert.equal(verdict.verdict, 'test')
    }

    const begun = await call.post(`${order}/archive`)
    assert.equal(dataOf(begun).files, 4)
    const zip = await call.get(`${order}/files.zip`)
    zip.assertStatus(200)
    const gone = await call.get(`${order}/files.zip`)
    gone.assertStatus(410)
  })

  test('pay by card at once: nobody is charged, and there is no link', async ({
    assert,
    client,
  }) => {
    await given(client)
    await call.post('/basket/me', WEEK)
    const placed = await call.post('/basket/me/checkout', { ...FORM, paymentMethod: 'Card' })
    placed.assertStatus(201)
    const { orderId, payment } = dataOf(placed)
    const told = { isSuccess: true, state: 'Paid', paymentLink: null, amount: TOTAL }
    assert.containsSubset(payment, told)
    const paid = dataOf(await call.get(`/payments/${String(orderId)}/charges?wait=30`))
    assert.containsSubset(paid, told)
    const { orderNumber } = paid.processing as { orderNumber: number }
    const read = await call.get(`/orders/${orderNumber}`)
    assert.equal(dataOf(read).paymentMethod, 'Card')
  })

  test('are refused as real ones are: {title}')
    .with([
      { title: 'another total', form: { expectedTotal: 1 }, status: 409 },
      { title: 'a declaration that is missing', form: { consents: ['terms'] }, status: 422 },
      { title: 'a quota without the right', form: { paymentMethod: 'Quota' }, status: 422 },
      { title: 'a method that is none', form: { paymentMethod: 'Cash' }, status: 422 },
    ])
    .run(async ({ assert, client }, { form, status }) => {
      await given(client)
      const empty = await call.post('/basket/me/checkout', FORM)
      assert.equal(bodyOf(empty).errors[0]!.code, 'basket.errors.empty')
      await call.post('/basket/me', WEEK)
      const refused = await call.post('/basket/me/checkout', { ...FORM, ...form })
      refused.assertStatus(status)
      assert.equal(bodyOf(refused).test, true)
      const [{ tests }] = (await rows<{ tests: number }>(
        null,
        'select count(*) as tests from test_orders'
      )) as [{ tests: number }]
      assert.equal(tests, 0)
    })

  test('write nothing but their own rows, whatever table there is', async ({ assert, client }) => {
    await givenItem(user, 'TICKS')
    await given(client)
    const before = await sumsOfTables()
    const order = `/orders/${await ordered(call)}/me`
    const { content } = dataOf(await call.get(`${order}/files`))
    const claimed = await call.post(String(content[0]!.link))
    await call.get(String(dataOf(claimed).link))
    await call.post(`${order}/archive`)
    await call.get(`${order}/files.zip`)
    const card = { ...FORM, paymentMethod: 'Card' }
    await call.post('/basket/me', WEEK)
    await call.post('/basket/me/checkout', card).header('idempotency-key', 'card')
    assert.sameMembers(changedTables(before, await sumsOfTables()), [
      ...['test_orders', 'test_order_files', 'answered_calls', 'api_tokens'],
    ])
    assert.deepEqual(await itemsOf(user), ['TICKS'])
  })

  test('and real orders do not exist for each other', async ({ assert, client }) => {
    await given(client)
    const real = callsWith(client, await tokenOf(user, 'account'))
    const tried = await ordered(call, 'same-key')
    const bought = await ordered(real, 'same-key')
    assert.notEqual(tried, bought)
    assert.deepEqual(
      (await ordersOf(user)).map(({ number }) => number),
      [bought]
    )
    for (const path of ['', '/me/files', '/me/manifest', '/me/SHA256SUMS']) {
      const [one, other] = [
        await real.get(`/orders/${tried}${path}`),
        await call.get(`/orders/${bought}${path}`),
      ]
      assert.deepEqual([one.status(), other.status()], [404, 404])
    }
    const listed = dataOf(await real.get('/orders'))
    assert.deepEqual(
      listed.content.map(({ orderId }) => orderId),
      [bought]
    )
    assert.notProperty(bodyOf(await real.get('/orders')), 'test')
    const stranger = callsWith(client, await tokenOf(await createCustomer()))
    const foreign = await stranger.get(`/orders/${tried}`)
    foreign.assertStatus(404)
  })

  test('the same key is the same order, and with other words a mistake', async ({
    assert,
    client,
  }) => {
    await given(client)
    const number = await ordered(call, 'nightly')
    const again = await call.post('/basket/me/checkout', FORM).header('idempotency-key', 'nightly')
    assert.equal(dataOf(again).orderId, number)
    await rows(null, 'delete from answered_calls')
    const later = await call.post('/basket/me/checkout', FORM).header('idempotency-key', 'nightly')
    assert.equal(dataOf(later).orderId, number)
    const other = await call
      .post('/basket/me/checkout', { ...FORM, ownReference: 'another' })
      .header('idempotency-key', 'nightly')
    other.assertStatus(422)
  })

  test('are forgotten: the oldest for a new one, all of them after some days', async ({
    assert,
    client,
  }) => {
    await given(client)
    const first = await ordered(call)
    await rows(
      null,
      `insert into test_orders (number, user_id, idempotency_key, fingerprint, content, gross_cents,
         manifest, manifest_sha256, signature, key_id)
       select n, user_id, n, fingerprint, content, gross_cents, manifest, manifest_sha256, signature, key_id
         from test_orders, generate_series(900900000, 900900000 + ? - 2) n`,
      [MOST_TEST_ORDERS]
    )
    await rows(null, `update test_orders set created_at = now() - interval '1 day'`)
    await rows(
      null,
      `update test_orders set created_at = now() - interval '2 days' where number = ?`,
      [first]
    )
    const newest = await ordered(call)
    const numbers = await rows<{ number: number }>(null, 'select number from test_orders')
    assert.lengthOf(numbers, MOST_TEST_ORDERS)
    assert.notInclude(
      numbers.map(({ number }) => number),
      first
    )
    await rows(
      null,
      `update test_orders set created_at = now() - make_interval(days => ?, hours => 1) where number <> ?`,
      [TEST_DAYS, newest]
    )
    await sweepTestOrders()
    const left = await rows<{ number: number }>(null, 'select number from test_orders')
    assert.deepEqual(left, [{ number: newest }])
  })

  test('may do nothing else: every other call that is described refuses them, staff’s too', async ({
    assert,
    client,
  }) => {
    token = await tokenOf(await createStaff('admin'))
    const calls = new Map(describedCalls().map((one) => [`${one.method} ${one.path}`, one]))
    const closed = apiRoutes().filter(
      (route) => !testUseOf(route, calls.get(`${route.method} ${route.pattern}`)?.makesNothing)
    )
    assert.isAbove(closed.length, 80)
    for (const route of closed) {
      const path = addressOf(route)
      const answer = await client
        .request(path, route.method as 'GET')
        .header('authorization', `Bearer ${token}`)
        .accept('json')
      const code = bodyOf(answer).errors?.[0]?.code
      assert.deepEqual([answer.status(), code], [403, 'shared.errors.not_in_test'], path)
    }
  })

  test('are answered by calls that there are', ({ assert }) => {
    const known = apiRoutes().map(({ name }) => name)
    assert.includeMembers(known, routesOfTests())
  })
})

test.group('Orders | test orders at once', (group) => {
  group.each.setup(() => () => emptyOrders())

  test('one basket is ordered once', async ({ assert, client }) => {
    await limiter.clear()
    await givenSoldProduct('TICKS')
    const user = await createCustomer({
      ...{ email: 'person79@elbquant.example', tin: 'DE312748100' },
    })
    const call = callsWith(client, await tokenOf(user))
    await call.post('/basket/me', WEEK)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'a'].map((key) =>
        call.post('/basket/me/checkout', FORM).header('idempotency-key', key)
      )
    )
    const statuses = answers.map((answer) => answer.status())
    assert.include(statuses, 201)
    const placed = await rows(null, 'select number from test_orders where user_id = ?', [user.id])
    assert.lengthOf(placed, 1)
  })
})

const SAMPLES = [
  ...['7', randomUUID(), '2026-01-31', '202601', 'a'.repeat(64), 'a'.repeat(32), 'abc', 'DE'],
  ...['Q-2026-000042', 'RE-1', 'pdf', '7-20260131-1', '1234567890', 'BP000001'],
]

/** An address that the route answers to. */
function addressOf({ pattern, parameters }: ApiRoute): string {
  return parameters.reduce((address, one) => {
    const match = one.pattern === null ? null : new RegExp(one.pattern)
    const value = one.isNumber ? '7' : SAMPLES.find((sample) => !match || match.test(sample))
    return address.replace(new RegExp(`:${one.name}\\??`), value ?? 'abc')
  }, pattern)
}
