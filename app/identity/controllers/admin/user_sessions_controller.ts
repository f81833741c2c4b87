import type { HttpContext } from '@adonisjs/core/http'
import { endAllSessions, endOneSession } from '#identity/actions/staff/end_sessions_of_user'
import { toldByToast } from '#identity/http/told_by_toast'
import { callerOf } from '#shared/http/caller'

export default class UserSessionsController {
  async destroy(ctx: HttpContext) {
    const { userId, session } = ctx.params
    const input = { userId: Number(userId), by: callerOf(ctx), session: String(session) }
    return toldByToast(ctx, await endOneSession(input), 'user_security.toasts.session_ended')
  }

  async destroyAll(ctx: HttpContext) {
    const ended = await endAllSessions({ userId: Number(ctx.params.userId), by: callerOf(ctx) })
    return toldByToast(ctx, ended, 'user_security.toasts.sessions_ended')
  }
}
