import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  fillCall,
  filledCall,
  inCurl,
  inPython,
  inPythonClient,
  inTypescript,
  TOKEN,
  type FilledCall,
} from '#tests/fixtures/shared/example_languages'
import { hasPython } from '#tests/fixtures/shared/shop_clients'
import {
  askedByPython,
  askedByTypescript,
  readByShell,
  TOKEN_OF_TEST,
  type Asked,
} from '#tests/fixtures/shared/run_examples'

const CALLER = { shop: 'https://shop.example', sessionCookie: 'kontor-session', userId: null }

const REQUEST = {
  ...{ inPath: { id: '1000042', sub: '7' }, own: ['sub'], inQuery: [] as string[][] },
  ...{ signIn: 'token', json: null, files: null, answersFile: false },
}

const described = (over: Partial<typeof REQUEST> = {}, method = 'GET') => ({
  method,
  path: '/api/v1/orders/{id}/{sub}',
  example: { request: { ...REQUEST, ...over } },
})

test.group('Shared | a call of the HTTP API, filled in', () => {
  test('is at this shop and for whoever is signed in', ({ assert }) => {
    const addressFor = (userId: number | null) =>
      fillCall(described(), { ...CALLER, userId }).address
    assert.equal(addressFor(null), 'https://shop.example/api/v1/orders/1000042/me')
    assert.equal(addressFor(31), 'https://shop.example/api/v1/orders/1000042/31')
    const ofOthers = fillCall(described({ own: [] }), { ...CALLER, userId: 31 })
    assert.equal(ofOthers.address, 'https://shop.example/api/v1/orders/1000042/7')
    assert.equal(ofOthers.name, 'GET /orders/{id}/{sub}')
  })

  test('writes values as an address takes them, a list by its name several times', ({ assert }) => {
    const inQuery = [
      ['item', 'a b&c'],
      ['item', 'ü/2'],
    ]
    const { address } = fillCall(described({ inPath: { id: 'a/b', sub: '7' }, inQuery }), CALLER)
    assert.isTrue(address.endsWith('/orders/a%2Fb/me?item=a%20b%26c&item=%C3%BC%2F2'))
  })

  test('names where the secrets stand, never a secret', ({ assert }) => {
    const variablesOf = (signIn: string | null, method: string) =>
      fillCall(described({ signIn: signIn as string }, method), CALLER).secrets.map(
        ({ variable }) => variable
      )
    assert.deepEqual(variablesOf('token', 'PUT'), ['KONTOR_TOKEN'])
    assert.deepEqual(variablesOf('session', 'GET'), ['KONTOR_SESSION'])
    assert.deepEqual(variablesOf('session', 'PUT'), ['KONTOR_SESSION', 'KONTOR_CSRF'])
    assert.deepEqual(variablesOf(null, 'PUT'), [])
  })
})

const CHANGE = filledCall({
  ...{ method: 'PUT', name: 'PUT /orders/{id}/{sub}', secrets: [TOKEN] },
  json: '{"note":"it’s","isDone":true,"days":[],"until":null}',
})
const PAPER = filledCall({ method: 'POST', isNamed: true, files: { file: 'a "b"; c.pdf' } })
const LETTER = filledCall({ answersFile: true })

const BY_CLIENT: { name: string; values: Record<string, string>; text: string | null }[] = [
  {
    name: 'GET /quotes',
    values: { item: 'ticks.2026-03-02.2026-03-31' },
    text: `# curl -O https://shop.example/clients/kontor.py
from kontor import Kontor, selection

shop = Kontor()
print(shop.quote(selection("ticks", "2026-03-02", "2026-03-31")))`,
  },
  { name: 'GET /quotes', values: { item: 'ticks.2026-03-02.2026-03-31.degraded' }, text: null },
  { name: 'GET /orders/{id}/{sub}', values: {}, text: null },
  {
    name: 'GET /products/info/{product}/coverage',
    values: { product: 'ti"cks' },
    text: `# curl -O https://shop.example/clients/kontor.py
from kontor import Kontor

shop = Kontor()
print(shop.coverage("ti\\"cks"))`,
  },
]

test.group('Shared | examples of calls', () => {
  test('in curl: {title}')
    .with([
      {
        title: 'asked for',
        call: filledCall(),
        text: "curl \\\n  'https://shop.example/api/v1/countries'",
      },
      {
        title: 'changed, with a token',
        call: CHANGE,
        text: `curl \\
  -X PUT \\
  -H "Authorization: Bearer $KONTOR_TOKEN" \\
  --json '{
  "note": "it’s",
  "isDone": true,
  "days": [],
  "until": null
}' \\
  'https://shop.example/api/v1/countries'`,
      },
      {
        title: 'a file is sent',
        call: PAPER,
        text: `curl \\
  -X POST \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -F 'file=@"a \\"b\\"; c.pdf"' \\
  'https://shop.example/api/v1/countries'`,
      },
      {
        title: 'a file is answered',
        call: LETTER,
        text: "curl \\\n  -OJ \\\n  'https://shop.example/api/v1/countries'",
      },
    ])
    .run(({ assert }, { call, text }) => assert.equal(inCurl(call), text))

  test('in Python: {title}')
    .with([
      {
        title: 'changed, with a token',
        call: CHANGE,
        text: `import json
import os
import urllib.request

request = urllib.request.Request(
    "https://shop.example/api/v1/countries",
    method="PUT",
    headers={
        "Authorization": "Bearer " + os.environ["KONTOR_TOKEN"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "note": "it’s",
        "isDone": True,
        "days": [],
        "until": None,
    }).encode(),
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer)["data"])`,
      },
      {
        title: 'a file is answered',
        call: LETTER,
        text: `import os
import shutil
import urllib.request

request = urllib.request.Request(
    "https://shop.example/api/v1/countries",
)
with urllib.request.urlopen(request) as answer:
    name = os.path.basename(answer.headers.get_filename("download"))
    with open(name, "wb") as file:
        shutil.copyfileobj(answer, file)`,
      },
    ])
    .run(({ assert }, { call, text }) => assert.equal(inPython(call), text))

  test('in TypeScript: {title}')
    .with([
      {
        title: 'changed, with a token',
        call: CHANGE,
        text: `// curl -O https://shop.example/clients/kontor_types.ts
import type { Calls } from "./kontor_types.ts"

const answer = await fetch("https://shop.example/api/v1/countries", {
  method: "PUT",
  headers: {
    "Authorization": \`Bearer \${process.env.KONTOR_TOKEN}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    "note": "it’s",
    "isDone": true,
    "days": [],
    "until": null
  }),
})
if (!answer.ok) throw new Error(await answer.text())
type Answer = { data: Calls["PUT /orders/{id}/{sub}"]["answer"] }
const { data } = (await answer.json()) as Answer
console.log(data)`,
      },
      {
        title: 'a file is sent',
        call: PAPER,
        text: `import { openAsBlob } from "node:fs"
// curl -O https://shop.example/clients/kontor_types.ts
import type { Calls } from "./kontor_types.ts"

const form = new FormData()
form.append("file", await openAsBlob("a \\"b\\"; c.pdf"), "a \\"b\\"; c.pdf")
const answer = await fetch("https://shop.example/api/v1/countries", {
  method: "POST",
  headers: {
    "Idempotency-Key": crypto.randomUUID(),
  },
  body: form,
})
if (!answer.ok) throw new Error(await answer.text())
type Answer = { data: Calls["GET /countries"]["answer"] }
const { data } = (await answer.json()) as Answer
console.log(data)`,
      },
      {
        title: 'a file is answered',
        call: LETTER,
        text: `import { writeFile } from "node:fs/promises"

const answer = await fetch("https://shop.example/api/v1/countries")
if (!answer.ok) throw new Error(await answer.text())
await writeFile("download", new Uint8Array(await answer.arrayBuffer()))`,
      },
    ])
    .run(({ assert }, { call, text }) => assert.equal(inTypescript(call), text))

  test('by kontor.py where it has a method: {name}')
    .with(BY_CLIENT)
    .run(({ assert }, { name, values, text }) =>
      assert.equal(inPythonClient(filledCall({ name, values })), text)
    )
})

/** What a shell, Python and JavaScript each read something into. */
const NASTY = [
  ...[`'`, `"`, '\\', '$HOME', '`id`', '$(id)', '${x}', '\n', '\r\n', '\0', '\u2028', '\ud800'],
  ...[`'''`, `"""`, '%s', '@file', '#', '!!', '\\N{BEL}', '{x}', '*/', '😀', 'ü', '~', '-X', '\\u'],
]
const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' })), { maxLength: 4 })
  .map((parts) => parts.join(''))
/** A literal of JavaScript takes this name for the prototype; no field of a call has it. */
const json = fc
  .dictionary(nastyText, fc.oneof(nastyText, fc.jsonValue(), fc.array(nastyText)))
  .map((value) => JSON.stringify(value))
  .filter((written) => !written.includes('__proto__'))
const nastyCall = fc
  .record({ json, value: nastyText.map((value) => value.toWellFormed()) })
  .map((made) => {
    const request = { ...REQUEST, inPath: { id: made.value, sub: '7' }, json: made.json }
    return fillCall({ ...described({}, 'PUT'), example: { request } }, CALLER)
  })
/** A process reads all of them: to start one for each would take a minute. */
const nastyCalls = () => fc.sample(nastyCall, 200)

const parsed = (body: string) => JSON.parse(body) as unknown

const sent = (call: FilledCall) => ({
  ...{ method: 'PUT', address: call.address, body: parsed(call.json!) },
  authorization: `Bearer ${TOKEN_OF_TEST}`,
})

const understood = ({ method, address, body, headers }: Asked) => ({
  ...{ method, address, body: parsed(body!), authorization: headers.authorization! },
})

test.group('Shared | examples of calls with nasty values', () => {
  test('a shell starts curl with exactly what is meant', ({ assert }) => {
    const calls = nastyCalls()
    for (const [at, words] of readByShell(calls.map(inCurl)).entries()) {
      const [x, method, h, header, j, body, address, ...more] = words
      assert.deepEqual([x, h, j, ...more], ['-X', '-H', '--json'])
      const authorization = header!.replace('Authorization: ', '')
      const read = { method: method!, address: address!, body: parsed(body!), authorization }
      assert.deepEqual(read, sent(calls[at]!), inCurl(calls[at]!))
    }
  })

  test('Python asks exactly for what is meant', ({ assert }) => {
    const calls = nastyCalls()
    for (const [at, asked] of askedByPython(calls.map(inPython)).entries()) {
      assert.deepEqual(understood(asked), sent(calls[at]!), inPython(calls[at]!))
    }
  }).skip(!hasPython, 'needs python3')

  test('TypeScript asks exactly for what is meant', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(nastyCall, async (call) => {
        assert.deepEqual(understood(await askedByTypescript(inTypescript(call))), sent(call))
      })
    )
  })
})
