import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'

/** Answers about the catalogue that are the same for everybody who brings nothing along. */
const KEPT =
  /^\/api\/v1\/(a7products\/info|products\/info(\/[^/]+(\/(coverage|modulePricingLevels))?)?)$/
const MOST_ANSWERS = 2_000
const LONGEST_KEY = 400

/** Notes and fields of products are no part of what shows a change: they may be so old. */
const NOTES_MS = 10_000

type Kept = { until: number; body: string; headers: Record<string, string> }

const kept = new WeakMap<ReferenceData, Map<string, Kept>>()

/**
 * Answers programs without a session from memory, for as long as the catalogue is what it was when
 * the answer was made. Whoever brings a cookie or a token is answered for himself.
 */
export default class KeptAnswersMiddleware {
  /** What all answers rest on; another object after every change. */
  protected current = () => referenceData()

  async handle(ctx: HttpContext, next: NextFn) {
    const key = keyOf(ctx)
    const reference = key ? await this.current().catch(() => null) : null
    if (!key || !reference) return next()
    const answers = answersOf(reference)
    const known = answers.get(key)
    if (known && known.until > performance.now()) return send(ctx, known)
    await next()
    keep(ctx, answers, key)
  }
}

function keyOf({ request }: HttpContext): string | null {
  const headers = request.headers()
  if (headers.cookie || headers.authorization || request.method() !== 'GET') return null
  if (!KEPT.test(request.url())) return null
  const query = request.parsedUrl.query ?? ''
  const language = headers['accept-language'] ?? ''
  const key = `${request.url()}?${query} ${language}`
  return key.length > LONGEST_KEY || query.includes('lang=') ? null : key
}

function answersOf(reference: ReferenceData): Map<string, Kept> {
  const known = kept.get(reference)
  if (known) return known
  const answers = new Map<string, Kept>()
  kept.set(reference, answers)
  return answers
}

function send({ response }: HttpContext, { body, headers }: Kept) {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  response.send(body)
}

const OF_ONE_REQUEST = new Set(['set-cookie', 'x-request-id', 'content-length', 'date', 'vary'])

function keep({ response }: HttpContext, answers: Map<string, Kept>, key: string): void {
  const [content] = response.content ?? []
  if (response.getStatus() !== 200 || typeof content !== 'object' || !content) return
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => !OF_ONE_REQUEST.has(name))
    .map(([name, value]) => [name, String(value)] as const)
  const type = ['content-type', 'application/json; charset=utf-8'] as const
  answers.set(key, {
    until: performance.now() + NOTES_MS,
    body: JSON.stringify(content),
    headers: Object.fromEntries([...headers, type]),
  })
  if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value!)
}
