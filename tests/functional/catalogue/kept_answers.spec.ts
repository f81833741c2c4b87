import type { ServerResponse } from 'node:http'
import { test } from '@japa/runner'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import { KeptAnswers } from '#catalogue/http/kept_answers'
import KeptAnswersMiddleware from '#catalogue/middleware/kept_answers_middleware'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'

type Asked = { url?: string; method?: string; headers?: Record<string, string> }

const LIST = '/api/v1/products/info?limit=10'

/** A middleware over a catalogue that stays as it is until it is told otherwise. */
class Middleware extends KeptAnswersMiddleware {
  worked = 0

  constructor(public reference: ReferenceData) {
    super()
    this.current = async () => this.reference
  }

  async ask({ url = LIST, method = 'GET', headers = {} }: Asked = {}, status = 200) {
    const request = new RequestFactory().merge({ url, method }).create()
    Object.assign(request.request.headers, headers)
    const ctx = new HttpContextFactory().merge({ request }).create()
    await this.handle(ctx, async () => {
      this.worked++
      await new Promise((resolve) => setImmediate(resolve))
      ctx.response.status(status).header('set-cookie', 'visit=1').json({ number: this.worked })
    })
    const [content] = ctx.response.content!
    const body = Buffer.isBuffer(content)
      ? (JSON.parse(String(content)) as object)
      : (content as object)
    return { body, headers: ctx.response.getHeaders() }
  }

  async askPage({ url = '', headers = {} }: Asked, page: (nonce: string, token: string) => string) {
    const request = new RequestFactory().merge({ url, method: 'GET' }).create()
    Object.assign(request.request.headers, headers)
    const ctx = new HttpContextFactory().merge({ request }).create()
    const written = noteWritten(ctx.response.response)
    await this.handle(ctx, async () => {
      this.worked++
      const [nonce, token] = [`nonce-of-${this.worked}`, `token-of-${this.worked}`]
      ctx.response.nonce = nonce
      request.csrfToken = token
      ctx.response.header('content-security-policy', `script-src 'nonce-${nonce}'`)
      ctx.response.send(page(nonce, token))
    })
    const body = ctx.response.content ? String(ctx.response.content[0]) : written()
    return { body, headers: ctx.response.getHeaders() }
  }
}

/** Takes down what is written to a response that goes nowhere. */
function noteWritten(response: ServerResponse): () => string {
  const parts: string[] = []
  const write = (part: unknown) => parts.push(String(part)) > 0
  Object.assign(response, { write, end: () => response })
  return () => parts.join('')
}

test.group('Catalogue | kept answers', () => {
  test('the same question is worked on once, and nobody gets another’s cookie', async ({
    assert,
  }) => {
    const middleware = new Middleware(await referenceData())
    const [first, second] = [await middleware.ask(), await middleware.ask()]
    assert.deepEqual(second.body, first.body)
    assert.equal(middleware.worked, 1)
    assert.notProperty(second.headers, 'set-cookie')
    assert.equal(second.headers['content-type'], 'application/json; charset=utf-8')
  })

  test('a change of the catalogue ends it', async ({ assert }) => {
    const middleware = new Middleware(await referenceData())
    await middleware.ask()
    middleware.reference = await referenceData()
    assert.deepEqual((await middleware.ask()).body, { number: 2 })
  })

  test('who brings something along is answered for himself: {$self}')
    .with([
      { headers: { cookie: 'kontor-session=1' } },
      { headers: { authorization: 'Bearer 1' } },
      { headers: { 'accept-language': 'de' } },
      { method: 'POST' },
      { url: '/api/v1/products/info?limit=20' },
      { url: '/api/v1/products/info?limit=10&lang=de' },
      { url: '/api/v1/basket/7' },
      { url: `/api/v1/products/info?search=${'x'.repeat(500)}` },
    ] as Asked[])
    .run(async ({ assert }, asked) => {
      const middleware = new Middleware(await referenceData())
      await middleware.ask()
      assert.deepEqual((await middleware.ask(asked)).body, { number: 2 })
    })

  test('a page is kept without its visitor: neither his token nor the nonce is sent again', async ({
    assert,
  }) => {
    const middleware = new Middleware(await referenceData())
    const asked = { url: '/products?category=fxdata', headers: { accept: 'text/html' } }
    const page = (nonce: string, token: string) => `<p nonce="${nonce}">${token} – 1 €</p>`
    const first = await middleware.askPage(asked, page)
    const second = await middleware.askPage(asked, page)
    assert.equal(middleware.worked, 1)
    assert.include(first.body, 'token-of-1')
    assert.notInclude(second.body, 'token-of-1')
    assert.notInclude(second.body, 'nonce-of-1')
    const [, nonce] = /nonce="([^"]{20,})"/.exec(second.body) ?? []
    assert.equal(second.headers['content-security-policy'], `script-src 'nonce-${nonce}'`)
    assert.equal(second.body, first.body.replace('nonce-of-1', nonce!).replace('token-of-1', ''))
    assert.equal(Number(second.headers['content-length']), Buffer.byteLength(second.body))
  })

  test('properties alone are made for each', async ({ assert }) => {
    const middleware = new Middleware(await referenceData())
    const asked = { url: '/products', headers: { 'x-inertia': 'true' } }
    await middleware.ask(asked)
    await middleware.ask(asked)
    assert.equal(middleware.worked, 2)
  })

  test('who asks while the answer is made waits for it', async ({ assert }) => {
    const middleware = new Middleware(await referenceData())
    const answers = await Promise.all(Array.from({ length: 20 }, () => middleware.ask()))
    assert.equal(middleware.worked, 1)
    for (const { body } of answers) assert.deepEqual(body, { number: 1 })
  })

  test('what went wrong lets the others try', async ({ assert }) => {
    const middleware = new Middleware(await referenceData())
    await Promise.all([middleware.ask({}, 500), middleware.ask(), middleware.ask()])
    assert.isAtLeast(middleware.worked, 2)
    const { body } = await middleware.ask()
    assert.property(body, 'number')
  })

  test('there is room for so many bytes: the oldest answers go, and one too large is not kept', async ({
    assert,
  }) => {
    const answers = new KeptAnswers(100_000)
    const put = (question: string, bytes: number) => {
      const until = performance.now() + 600_000
      answers.settle(question, { until, body: [Buffer.alloc(bytes)], headers: [] })
    }
    for (let number = 0; number < 12; number++) put(String(number), 10_000)
    put('huge', 20_000)
    const isKept = async (question: string) => (await answers.find(question)) !== null
    const kept = await Promise.all(['0', '2', '3', '4', '11', 'huge'].map(isKept))
    assert.deepEqual(kept, [false, false, true, true, true, false])
  })

  test('what went wrong is not kept', async ({ assert }) => {
    const middleware = new Middleware(await referenceData())
    await middleware.ask({}, 404)
    assert.deepEqual((await middleware.ask()).body, { number: 2 })
  })
})
