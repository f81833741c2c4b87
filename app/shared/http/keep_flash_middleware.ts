import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { wantsJson } from '#shared/http/wants_json'
import type { Toast } from '#shared/http/flash'

export const isPartial = ({ request }: Pick<HttpContext, 'request'>): boolean =>
  request.header('x-inertia-partial-component') !== undefined

/** Flash waits for a page: what is fetched or told beside it, and addresses that lead on, must not use it up. */
export default class KeepFlashMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { sessionId } = ctx.session
    const output = await next()
    const isSomebodyElses = ctx.session.sessionId !== sessionId
    if (!isSomebodyElses && !isPage(ctx)) keep(ctx)
    return output
  }
}

/** What was sent by a form leads to a page of its own, or is one, and what came before it is over. */
function isPage(ctx: HttpContext): boolean {
  if (wantsJson(ctx)) return false
  const reads = ['GET', 'HEAD'].includes(ctx.request.method())
  return !reads || !(isPartial(ctx) || leadsOn(ctx))
}

/** A redirect, or an address that the browser has to load as a document, as after a new release. */
function leadsOn({ request, response, inertia }: HttpContext): boolean {
  const status = response.getStatus()
  if (status >= 300 && status < 400) return true
  if (status === 409 && response.getHeader('x-inertia-location')) return true
  const release = request.header('x-inertia') && (request.header('x-inertia-version') ?? '')
  return typeof release === 'string' && release !== inertia.getVersion()
}

function keep({ session }: HttpContext): void {
  if (session.flashMessages.isEmpty) return
  const waiting: Toast[] = session.flashMessages.get('toasts', [])
  const said: Toast[] = session.responseFlashMessages.get('toasts', [])
  session.reflash()
  if (waiting.length > 0 && said.length > 0) session.flash('toasts', [...waiting, ...said])
}
