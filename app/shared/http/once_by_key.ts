import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import canonicalize from 'canonicalize'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inNamedCall, type NamedCall } from '#shared/database/named_call'
import type { Refusal } from '#shared/domain/result'
import { beginCall, freeCall, keepAnswer, leaveCall } from '#shared/answered_calls'
import type { KeptAnswer } from '#shared/answered_calls'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'
import { isTest } from '#shared/http/test_answers'

const KEY = /^[\x21-\x7e]{1,255}$/

/** No key begins with a blank: what was tried out is no answer to what is meant. */
const OF_TESTS = ' test '

/** No person has this number. */
const NOBODY = 0

const REFUSALS = {
  in_flight: { code: 'shared.errors.key_in_flight', status: 409 },
  lost: { code: 'shared.errors.key_answer_lost', status: 409 },
  mismatch: { code: 'shared.errors.key_reused' },
} satisfies Record<string, Refusal>

/**
 * A call that brings an `Idempotency-Key` is carried out once; repeated, it gets the same answer. A call
 * that `keepsItself` stores its key with its change, so that no crash can lose its answer.
 */
export const onceByKey = (keepsItself = false) =>
  async function onceForKey(ctx: HttpContext, next: NextFn): Promise<unknown> {
    const key = ctx.request.header('idempotency-key')
    if (key === undefined) return next()
    if (!KEY.test(key)) return failure(ctx, { code: 'shared.errors.key_invalid' })
    const begun = await beginCall(namedBy(ctx, key, await fingerprintOf(ctx)))
    if (begun === 'lost' && keepsItself) return next()
    if (typeof begun === 'string') return refuse(ctx, begun)
    return 'new' in begun ? carryOut(ctx, begun.new, next) : repeat(ctx, begun.replay)
  }

function namedBy(ctx: HttpContext, key: string, fingerprint: string) {
  const caller = callerOrNobody(ctx)?.id
  if (caller === undefined) return ofVisitor(key, fingerprint)
  return { caller, key: isTest(ctx) ? `${OF_TESTS}${key}` : key, fingerprint }
}

/** Visitors own no keys: whoever sends something else under one is somebody else, and hears nothing of the first. */
function ofVisitor(key: string, fingerprint: string) {
  const both = createHash('sha256').update(`${key}\n${fingerprint}`).digest('hex')
  return { caller: NOBODY, key: both, fingerprint: both }
}

function refuse(ctx: HttpContext, why: keyof typeof REFUSALS): void {
  if (why === 'in_flight') ctx.response.header('retry-after', 1)
  failure(ctx, REFUSALS[why])
}

function repeat({ response }: HttpContext, { status, body }: KeptAnswer): void {
  response.header('idempotency-replayed', 'true').header('cache-control', 'no-store')
  response.status(status).json(body)
}

async function carryOut(ctx: HttpContext, call: NamedCall, next: NextFn): Promise<void> {
  try {
    await inNamedCall(call, next)
    call.isOver = true
    await settle(ctx, call)
  } catch (error) {
    call.isOver = true
    await leaveCall(call)
    throw error
  }
}

/** A refusal changes nothing; of an answer that failed nobody knows. */
async function settle({ response }: HttpContext, call: NamedCall): Promise<void> {
  const status = response.getStatus()
  if (status >= 500) return leaveCall(call)
  if (status >= 400) return freeCall(call)
  await keepAnswer(call, { status, body: response.content?.[0] ?? null })
}

/** What is asked for: address, fields in whatever order, and the content of files. */
async function fingerprintOf({ request }: HttpContext): Promise<string> {
  const hash = createHash('sha256').update(`${request.method()} ${request.url(true)}\n`)
  hash.update(canonicalize(request.body()) ?? '')
  const files = Object.entries(request.allFiles()).flatMap(([field, sent]) =>
    [sent].flat().map((file) => ({ field, file }))
  )
  for (const { field, file } of files) {
    hash.update(`\n${field} ${file.clientName}\n`)
    if (file.tmpPath) await pipeline(createReadStream(file.tmpPath), hash, { end: false })
  }
  return hash.digest('hex')
}
