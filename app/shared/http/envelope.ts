import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { sentField } from '#shared/http/field_names'
import { isApi } from '#shared/http/is_api'
import { sendProblem, wantsProblem } from '#shared/http/problem'
import { statusOfStale } from '#shared/http/stale'
import { isTest } from '#shared/http/test_answers'
import { saidTo } from '#shared/http/words_for_programs'
import { translate } from '#shared/i18n'

export type EnvelopeError = { code: string; message: string; field?: string }

export type Envelope<T> = {
  success: boolean
  data: T | null
  errors: EnvelopeError[]
  message: string
  /** Whoever calls with a test token: nothing of it is real. */
  test?: true
}

export function success<T>(ctx: HttpContext, data: T, status = 200): void {
  send(ctx, status, { success: true, data, errors: [], message: '' })
}

/** Answers one refusal or several as JSON; the first one settles status and message. */
export function failure(ctx: HttpContext, refusals: Refusal | Refusal[], status?: number): void {
  const list = Array.isArray(refusals) ? refusals : [refusals]
  const errors = list.map((refusal) => errorOf(ctx, refusal))
  const retryAfter = list.find((one) => one.retryAfter !== undefined)?.retryAfter
  sendErrors(ctx, errors, status ?? list[0]?.status ?? 422, retryAfter)
}

/** With the seconds after which it may be tried again, where the refusal knows them. */
export function sendErrors(
  ctx: HttpContext,
  errors: EnvelopeError[],
  wished: number,
  retryAfter?: number
): void {
  const { request, response } = ctx
  const status = statusOfStale(ctx, errors[0]?.code, wished)
  if (retryAfter !== undefined) response.header('retry-after', Math.max(1, retryAfter))
  if (status === 401 && isApi(ctx) && !response.getHeader('www-authenticate')) {
    response.header('www-authenticate', 'Bearer')
  }
  if (isApi(ctx) && wantsProblem(request.header('accept'))) return sendProblem(ctx, errors, status)
  send(ctx, status, { success: false, data: null, errors, message: joined(errors) })
}

const joined = (errors: EnvelopeError[]) => errors.map(({ message }) => message).join(' - ')

function errorOf(ctx: HttpContext, refusal: Refusal): EnvelopeError {
  const { code, params } = refusal
  const field = sentField(ctx, refusal)
  const message = translate(ctx.locale ?? 'en', saidTo(ctx, code), params)
  return field === undefined ? { code, message } : { code, message, field }
}

function send<T>(ctx: HttpContext, status: number, envelope: Envelope<T>): void {
  const told = isTest(ctx) ? { ...envelope, test: true } : envelope
  ctx.response.status(status).header('cache-control', 'no-store').json(told)
}
