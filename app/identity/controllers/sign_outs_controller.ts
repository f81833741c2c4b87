import type { HttpContext } from '@adonisjs/core/http'
import { leaveTo } from '#identity/http/answers'
import { closeSession, signOutReason } from '#identity/http/sign_in_session'
import { callerOrNobody } from '#shared/http/caller'

/** The pages behind every sign-out: they say what has happened to this browser, and only that. */
export default class SignOutsController {
  show(ctx: HttpContext) {
    const reason = signOutReason(ctx)
    if (isSignedIn(ctx)) return ctx.response.redirect('/')
    if (reason === 'timeout') return ctx.response.redirect('/logout-timer')
    ctx.inertia.clearHistory()
    return ctx.inertia.render('identity/signed_out', { reason: reason ?? 'none' })
  }

  /** Inactivity has a page of its own. */
  timer(ctx: HttpContext) {
    const isTrue = !isSignedIn(ctx) && signOutReason(ctx) === 'timeout'
    if (!isTrue) return ctx.response.redirect('/logout')
    ctx.inertia.clearHistory()
    return ctx.inertia.render('identity/signed_out', { reason: 'timeout' })
  }

  async store(ctx: HttpContext) {
    return leaveTo(ctx, await closeSession(ctx, 'default'))
  }
}

const isSignedIn = (ctx: HttpContext) => callerOrNobody(ctx) !== undefined
