import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { KeptAnswers, type KeptAnswer } from '#catalogue/http/kept_answers'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { tagOf } from '#shared/http/kept_by_callers'

/** Answers about the catalogue that are the same for everybody who brings nothing along. */
const JSON_PATHS =
  /^\/api\/v1\/(quotes|files\/info|a7products\/info|products\/info(\/[^/]+(\/(coverage|modulePricingLevels))?)?)$/
const PAGE_PATH = '/products'
const LONGEST_QUESTION = 2_000

/** What a page takes from elsewhere, like a message to all visitors, may be so old. */
const KEPT_MS = 10_000

const ROOM = { json: 32_000_000, page: 16_000_000 }

type Shelves = { json: KeptAnswers; page: KeptAnswers }

const kept = new WeakMap<ReferenceData, Shelves>()

/** From memory while the catalogue is unchanged. Who brings a cookie or token is answered anew. */
export default class KeptAnswersMiddleware {
  /** What all answers rest on; another object after every change. */
  protected current = () => referenceData()

  async handle(ctx: HttpContext, next: NextFn) {
    const asked = questionOf(ctx)
    const reference = asked ? await this.current().catch(() => null) : null
    if (!asked || !reference) return next()
    const answers = shelvesOf(reference)[asked.kind]
    const known = await answers.find(asked.question)
    if (known) return send(ctx, known)
    let made: KeptAnswer | null = null
    try {
      await next()
      made = answerOf(ctx, asked.kind)
      // Written as JSON once: what is kept is what is sent.
      if (made && asked.kind === 'json') send(ctx, made)
    } finally {
      answers.settle(asked.question, made)
    }
  }
}

type Question = { kind: keyof Shelves; question: string }

function questionOf({ request }: HttpContext): Question | null {
  const headers = request.headers()
  if (headers.cookie || headers.authorization || request.method() !== 'GET') return null
  const path = request.url()
  const kind = JSON_PATHS.test(path) ? 'json' : path === PAGE_PATH ? 'page' : null
  if (!kind || (kind === 'page' && !wantsWholePage(headers))) return null
  const query = request.parsedUrl.query ?? ''
  const question = `${path}?${query} ${headers['accept-language'] ?? ''}`
  const isKept = question.length <= LONGEST_QUESTION && !/(^|&)(lang|theme)=/.test(query)
  return isKept ? { kind, question } : null
}

/** Not the properties alone, which visits of a page that is open ask for. */
const wantsWholePage = (headers: Record<string, unknown>) =>
  !headers['x-inertia'] && !String(headers.accept ?? '').includes('json')

function shelvesOf(reference: ReferenceData): Shelves {
  const known = kept.get(reference)
  if (known) return known
  const shelves = { json: new KeptAnswers(ROOM.json), page: new KeptAnswers(ROOM.page) }
  kept.set(reference, shelves)
  return shelves
}

/** The nonce goes between kept parts: joining them would copy a page for each visitor. */
function send({ response }: HttpContext, { body, headers }: KeptAnswer) {
  const nonce = randomBytes(16).toString('base64url')
  for (const [name, value] of headers) response.header(name, value.join(nonce))
  if (body.length === 1) return response.send(body[0])
  const between = Buffer.from(nonce)
  const bytes = body.reduce((sum, part) => sum + part.length, (body.length - 1) * between.length)
  const { response: raw } = response.header('content-length', bytes).writeHead()
  for (const [index, part] of body.entries()) {
    if (index > 0) raw.write(between)
    raw.write(part)
  }
  raw.end()
}

const OF_ONE_REQUEST = new Set([
  ...['set-cookie', 'x-request-id', 'content-length', 'date', 'vary'],
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
])
const TYPES = { json: 'application/json; charset=utf-8', page: 'text/html; charset=utf-8' }

const tagFor = (text: string): [string, string[]] => ['etag', [tagOf(text)]]

/** What can be sent to others as well: nothing that names the visitor is left in it. */
function answerOf({ request, response }: HttpContext, kind: keyof Shelves): KeptAnswer | null {
  const [content] = response.content ?? []
  if (response.getStatus() !== 200 || !content) return null
  if ((kind === 'json') !== (typeof content === 'object')) return null
  const withoutNonce = (text: string) => (response.nonce ? text.split(response.nonce) : [text])
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => !OF_ONE_REQUEST.has(name))
    .map(([name, value]): [string, string[]] => [name, withoutNonce(String(value))])
  const text = kind === 'json' ? JSON.stringify(content) : String(content)
  const nameless = request.csrfToken ? text.replaceAll(request.csrfToken, '') : text
  return {
    until: performance.now() + KEPT_MS,
    body: withoutNonce(nameless).map((part) => Buffer.from(part)),
    headers: [
      ...headers,
      ...(kind === 'json' ? [tagFor(text)] : []),
      ['content-type', [TYPES[kind]]],
    ],
  }
}
