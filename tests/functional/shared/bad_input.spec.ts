import { request as send } from 'node:http'
import { test } from '@japa/runner'

type Answer = { status: number; type: string; encoding?: string; body: string }

/** Sends bytes as they are, because a client library would mend what is broken on purpose. */
function ask(
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {}
): Promise<Answer> {
  const { HOST: host, PORT: port } = process.env
  return new Promise((resolve, reject) => {
    const request = send({ host, port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => {
        const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
        resolve({ status: response.statusCode ?? 0, type, encoding, body: text })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

const JSON_CLIENT = { accept: 'application/json' }
const PAGE_READER = { 'accept': 'text/html', 'accept-language': 'de' }
const BROKEN_JSON = { 'content-type': 'application/json' }

const CASES = [
  { title: 'an unknown address', method: 'GET', path: '/no/such/page', status: 404 },
  { title: 'a method that the address does not know', method: 'DELETE', path: '/', status: 404 },
  { title: 'an address that cannot be decoded', method: 'GET', path: '/%E0%A4%A', status: 404 },
  {
    title: 'a body that is no JSON',
    method: 'POST',
    path: '/basket/items',
    headers: BROKEN_JSON,
    body: '{"name": ',
    status: 400,
  },
  {
    title: 'a body that is too large',
    method: 'POST',
    path: '/basket/items',
    headers: BROKEN_JSON,
    body: JSON.stringify({ text: 'x'.repeat(1_100_000) }),
    status: 413,
  },
]

test.group('Bad input', () => {
  test('JSON clients get the envelope for {title}')
    .with(CASES)
    .run(async ({ assert }, { method, path, headers, body, status }) => {
      const answer = await ask(method, path, { headers: { ...JSON_CLIENT, ...headers }, body })
      assert.equal(answer.status, status, answer.body.slice(0, 300))
      const { success, data, errors, message } = JSON.parse(answer.body)
      assert.isFalse(success)
      assert.isNull(data)
      assert.match(errors[0].code, /^shared\.errors\.\w+$/)
      assert.equal(message, errors[0].message)
      assert.notMatch(answer.body, /node_modules|\\n +at /)
    })

  test('readers get a page for {title}')
    .with(CASES)
    .run(async ({ assert }, { method, path, headers, body, status }) => {
      const answer = await ask(method, path, { headers: { ...PAGE_READER, ...headers }, body })
      assert.equal(answer.status, status, answer.body.slice(0, 300))
      assert.match(answer.type, /^text\/html/)
      assert.include(answer.body, 'lang="de"')
      assert.notInclude(answer.body, 'node_modules')
    })

  test('every answer carries a request id and the safe headers', async ({ client }) => {
    const response = await client.get('/no/such/page').header('x-request-id', 'proxy-12345678')
    response.assertHeader('x-request-id', 'proxy-12345678')
    response.assertHeader('x-frame-options', 'DENY')
    response.assertHeader('referrer-policy', 'strict-origin-when-cross-origin')
  })

  test('pages travel compressed', async ({ assert }) => {
    const headers = { ...PAGE_READER, 'accept-encoding': 'gzip' }
    const answer = await ask('GET', '/no/such/page', { headers })
    assert.equal(answer.encoding, 'gzip')
  })

  test('an id from outside that could disturb a log is replaced', async ({ client, assert }) => {
    const response = await client.get('/no/such/page').header('x-request-id', 'a b"}{')
    assert.match(String(response.header('x-request-id')), /^[\w.-]{8,64}$/)
  })
})

test.group('Health', () => {
  test('a living process says so', async ({ client }) => {
    const response = await client.get('/health/live')
    response.assertStatus(200)
    response.assertBody({ live: true })
  })

  test('a process that reaches database and storage is ready', async ({ client, assert }) => {
    const response = await client.get('/health/ready')
    response.assertStatus(200)
    assert.isTrue(response.body().ready)
    assert.equal(response.body().checks.mail.dead, 0)
  })
})
