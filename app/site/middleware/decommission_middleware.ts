import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import shop from '#config/shop'
import { callerOrNobody } from '#shared/http/caller'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'
import { translate } from '#shared/i18n'
import { writtenDay } from '#shared/domain/written_day'
import { isClosed } from '#site/queries/is_closed'

export default class DecommissionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { phase } = shop.decommission
    const pattern = ctx.route?.pattern ?? ctx.request.url()
    if (!isClosed(phase, ctx.request.method(), pattern)) return next()
    if (isHome(ctx, pattern)) return ctx.response.redirect('/my-account')
    return phase === 'closed' ? answer(ctx, 410) : answer(ctx, 403)
  }
}

/** What a sign-in leads to, and the mark of the head: of whoever has an account it is all there is. */
const isHome = (ctx: HttpContext, pattern: string) =>
  pattern === '/' && Boolean(callerOrNobody(ctx))

async function answer(ctx: HttpContext, status: 403 | 410) {
  const { endsOn, successorUrl } = shop.decommission
  const params = { date: writtenDay(endsOn), successor: successorUrl }
  const code = `decommission.errors.${status === 410 ? 'closed' : 'closing'}`
  if (wantsJson(ctx)) return failure(ctx, { code, params, status })
  const message = translate(ctx.locale, code, params)
  const page = await ctx.inertia.render('site/decommissioned', {
    isClosed: status === 410,
    message,
  })
  ctx.response.status(status).send(page)
}
