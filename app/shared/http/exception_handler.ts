import app from '@adonisjs/core/services/app'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { HttpError } from '@adonisjs/core/types/http'
import { isOvertaken } from '#shared/database/is_overtaken'
import { isUnreachable } from '#shared/database/is_unreachable'
import { isUnstorable } from '#shared/database/is_unstorable'
import { answerErrorAsJson } from '#shared/http/error_as_json'
import { answerErrorPage } from '#shared/http/error_page'
import { securityEvent } from '#shared/http/security_event'
import { wantsJson } from '#shared/http/wants_json'

/** Statuses that have a page of ours, whatever a package would answer by itself. */
const WITH_OWN_PAGE = new Set([403, 404, 410, 413, 429])

/** Turns whatever was thrown into a clear answer: a page or the envelope, never a stack. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = app.inDev
  protected ignoreStatuses = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429]

  async handle(error: unknown, ctx: HttpContext) {
    const failure = this.toHttpError(error)
    if (isUndecodable(failure, ctx)) failure.status = 400
    if (wantsJson(ctx)) return answerErrorAsJson(failure, ctx)
    if (isSilentOtherwise(failure, ctx)) failure.status = 419
    else if (answersItself(failure)) return super.handle(failure, ctx)
    if (this.isDebuggingEnabled(ctx) && failure.status === 500) return super.handle(failure, ctx)
    return answerErrorPage(failure, ctx)
  }

  /** A form without its token is sent back like any other; that somebody tried is written down. */
  async report(error: unknown, ctx: HttpContext) {
    const { code } = (error ?? {}) as { code?: unknown }
    if (code === 'E_BAD_CSRF_TOKEN') securityEvent(ctx, 'form_token_refused')
    if (isOvertaken(error)) ctx.logger.warn({ err: error }, 'somebody else was faster')
    return super.report(error, ctx)
  }

  protected toHttpError(error: unknown): HttpError {
    const failure = super.toHttpError(error)
    if (isUnreachable(failure)) failure.status = 503
    if (isOvertaken(failure)) failure.status = 409
    if (failure instanceof URIError || isUnstorable(failure)) failure.status = 400
    if (!isHttpStatus(failure.status)) failure.status = 500
    return failure
  }
}

/** Sent back, a form of a page that was open for too long would look as if it had been taken. */
const isSilentOtherwise = ({ code }: HttpError, { request }: HttpContext) =>
  code === 'E_BAD_CSRF_TOKEN' && request.header('x-inertia') !== undefined

/** Forms go back with their messages, guests to the sign-in page, expired pages to themselves. */
function answersItself({ code, status, handle }: HttpError): boolean {
  if (code === 'E_VALIDATION_ERROR' || code === 'E_BAD_CSRF_TOKEN') return true
  return typeof handle === 'function' && status < 500 && !WITH_OWN_PAGE.has(status)
}

/** A body that is not what its Content-Encoding says. */
function isUndecodable({ code, message }: HttpError, { request }: HttpContext): boolean {
  if (!request.header('content-encoding')) return false
  return /^Z_(DATA|BUF)_ERROR/.test(code ?? '') || message === 'Decompression failed'
}

function isHttpStatus(status: unknown): boolean {
  return Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599
}
