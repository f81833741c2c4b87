import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { tagVersion } from '#shared/http/if_match'
import { isApi } from '#shared/http/is_api'
import { keepsOfAnswer, tagged } from '#shared/http/kept_by_callers'

/** What programs of other pages may read beside the answer. */
const READABLE =
  'etag, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, idempotency-replayed, kontor-test'

/** Answers of calls that may be kept say so, with a tag; what is public sets no cookie. */
export default class ApiAnswersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    if (isApi(ctx) && !request.header('authorization')) openToPages(ctx)
    await next()
    if (response.headersSent) return
    const keeps = keepsOfAnswer(ctx)
    if (keeps) tagged(ctx, keeps)
    else if (isApi(ctx)) tagVersion(ctx)
    if (/\bpublic\b/.test(String(response.getHeader('cache-control')))) {
      response.removeHeader('set-cookie')
    }
  }
}

/** Any page may ask as nobody: a browser hides answers to cookies from a page that is not ours. */
function openToPages({ response }: HttpContext): void {
  response.header('access-control-allow-origin', '*')
  response.header('access-control-expose-headers', READABLE)
}
