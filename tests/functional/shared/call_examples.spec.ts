import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { apiDocument } from '#shared/http/api_description'
import { readableDocument } from '#shared/http/api_description/readable'
import {
  fillCall,
  inCurl,
  inPython,
  inPythonClient,
  inTypescript,
  METHODS,
} from '#tests/fixtures/shared/example_languages'
import { hasPython, SHOP } from '#tests/fixtures/shared/shop_clients'
import { readAsTypescript, readByPython, readByShell } from '#tests/fixtures/shared/run_examples'

const described = () => readableDocument(apiDocument(), 'en').groups.flatMap(({ calls }) => calls)

type Who = { userId?: number | null; shop?: string }

const filled = ({ userId = null, shop = 'https://shop.example' }: Who = {}) =>
  described().map((call) => fillCall(call, { shop, userId, sessionCookie: 'kontor-session' }))

const callNamed = (name: string, who: Who = {}) => filled(who).find((one) => one.name === name)!

const hasCurl = spawnSync('curl', ['--version']).status === 0

test.group('Shared | each call of the HTTP API in three languages', () => {
  test('its group has what each is made of, and what comes back', async ({ assert, client }) => {
    const page = await client.get('/api/docs').withInertia()
    type Call = { example: { request: object; answer: string | null } }
    const props = page.inertiaProps as unknown as {
      groups: { part: string }[]
      sessionCookie: string
    }
    const calls: Record<string, Call> = {}
    for (const { part } of props.groups) {
      Object.assign(calls, (await client.get(`/api/docs/parts/${part}`)).body())
    }
    assert.deepEqual(
      Object.fromEntries(Object.entries(calls).map(([id, { example }]) => [id, example.request])),
      JSON.parse(
        JSON.stringify(Object.fromEntries(described().map((one) => [one.id, one.example.request])))
      )
    )
    for (const [id, { example }] of Object.entries(calls)) {
      if (example.answer) assert.isTrue(JSON.parse(example.answer).success, id)
    }
    assert.match(props.sessionCookie, /kontor-session$/)
    assert.notInclude(JSON.stringify(calls), 'kontor-session=')
  })

  test('every value that an address needs stands in it', ({ assert }) => {
    for (const { name, address, values } of filled()) {
      assert.notMatch(address, /[{}]|undefined|\[object/, name)
      assert.isTrue(address.startsWith('https://shop.example/api/v1/'), name)
      for (const value of Object.values(values)) assert.notEqual(value, '', name)
    }
  })

  test('what a customer does is done by whoever is signed in, what staff do to others is not', ({
    assert,
  }) => {
    const addressOf = (name: string, userId: number | null) =>
      callNamed(name, { userId }).address.slice('https://shop.example/api/v1'.length)
    assert.equal(addressOf('POST /basket/{id}', 31), '/basket/31')
    assert.equal(addressOf('POST /basket/{id}', null), '/basket/me')
    assert.equal(addressOf('PUT /users/{id}/lock', 31), '/users/7/lock')
  })

  test('what makes something brings a key, what only asks brings none', ({ assert }) => {
    for (const write of [inCurl, inPython, inTypescript]) {
      assert.include(write(callNamed('POST /basket/{id}/checkout')), 'Idempotency-Key')
      assert.notInclude(write(callNamed('POST /quotes')), 'Idempotency-Key')
    }
    assert.isAbove(filled().filter(({ isNamed }) => isNamed).length, 30)
  })

  test('a call that a token cannot make says so', ({ assert }) => {
    const lock = inCurl(callNamed('PUT /users/{id}/lock'))
    assert.include(lock, '-H "X-XSRF-TOKEN: $KONTOR_CSRF"')
    assert.include(lock, '-H "Cookie: kontor-session=$KONTOR_SESSION"')
    assert.include(inCurl(callNamed('GET /orders')), '-H "Authorization: Bearer $KONTOR_TOKEN"')
    assert.notInclude(inCurl(callNamed('GET /countries')), '-H')
  })

  test('each is a command that a shell reads', ({ assert }) => {
    const calls = filled()
    const read = readByShell(calls.map(inCurl))
    assert.deepEqual(
      read.map((words) => words.at(-1)),
      calls.map(({ address }) => address)
    )
    const saved = read.filter((words) => words.includes('-OJ'))
    assert.lengthOf(saved, calls.filter(({ answersFile }) => answersFile).length)
    assert.isAbove(saved.length, 5)
  })

  test('each is a program that Python reads', ({ assert }) => {
    const programs = filled().flatMap((call) => [inPython(call), inPythonClient(call) ?? ''])
    assert.doesNotThrow(() => readByPython(programs))
    assert.throws(() => readByPython(['print(']))
  }).skip(!hasPython, 'needs python3')

  test('each is a program in TypeScript, and its answer has a type', async ({ assert, client }) => {
    const types = (await client.get('/clients/kontor_types.ts')).text()
    for (const call of filled()) {
      assert.isNotEmpty(readAsTypescript(inTypescript(call)), call.name)
      if (!call.answersFile) assert.include(types, `"${call.name}": {`)
    }
  })

  test('kontor.py has the methods that examples name', ({ assert }) => {
    const client = readFileSync(app.makePath('resources/clients/kontor.py'), 'utf8')
    for (const name of Object.keys(METHODS)) {
      const example = inPythonClient(callNamed(name))!
      const [, method] = /shop\.(\w+)\(/.exec(example) ?? []
      assert.include(client, `    def ${method}(self`, name)
    }
  })

  test('one that is open is answered as it stands', async ({ assert }) => {
    const call = callNamed('GET /countries', { shop: SHOP() })
    const answered = async (program: string, ...args: string[]) =>
      (await promisify(execFile)(program, args)).stdout
    if (hasCurl) {
      const { data } = JSON.parse(await answered('sh', '-c', inCurl(call))) as { data: object }
      assert.properties(data, ['content', 'totalCount'])
    }
    if (hasPython) assert.include(await answered('python3', '-c', inPython(call)), "'totalCount'")
    const said: unknown[] = []
    const world = { fetch, console: { log: (data: unknown) => said.push(data) } }
    const program = `(async () => {${readAsTypescript(inTypescript(call))}\n})()`
    await runInNewContext(program, world)
    assert.properties(said[0] as object, ['content', 'totalCount'])
  })
})
