import type { HttpContext } from '@adonisjs/core/http'
import type { HttpError } from '@adonisjs/core/types/http'
import { setHeaders } from '#shared/http/error_as_json'
import { wordsOfStatus } from '#shared/http/words_of_status'
import { plainPage } from '#shared/http/plain_page'
import { hasText } from '#shared/i18n'

export async function answerErrorPage(error: HttpError, ctx: HttpContext): Promise<void> {
  const status = error.status === 405 ? 404 : error.status
  setHeaders(error, ctx)
  try {
    const page = await render(error, status, ctx)
    ctx.response.status(status).send(page)
  } catch (cause) {
    ctx.logger.error({ err: cause }, 'the error page could not be shown')
    ctx.response.removeHeader('x-inertia')
    ctx.response.status(status).type('html').send(plainPage(ctx, status))
  }
}

function render(error: HttpError, status: number, ctx: HttpContext): unknown {
  const requestId = ctx.request.id() ?? null
  const message = wordsFor(error, ctx)
  if (status === 404) return ctx.inertia.render('errors/not_found', { message })
  if (status === 403) return ctx.inertia.render('errors/forbidden', { message })
  if (status === 503) return ctx.inertia.render('errors/unavailable', { message })
  if (status >= 500) return ctx.inertia.render('errors/server_error', { message, requestId })
  return ctx.inertia.render('errors/refused', { message })
}

/** A refusal has its own words already; everything else gets those of its status. */
function wordsFor(error: HttpError, ctx: HttpContext): string {
  return error.code && hasText(error.code) ? error.message : wordsOfStatus(error, ctx)
}
