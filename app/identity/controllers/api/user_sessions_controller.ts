import type { HttpContext } from '@adonisjs/core/http'
import { endAllSessions, endOneSession } from '#identity/actions/staff/end_sessions_of_user'
import { findTabUser } from '#identity/http/user_tab'
import { listOpenSessions } from '#identity/queries/list_open_sessions'
import OpenSessionTransformer from '#identity/transformers/open_session_transformer'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class UserSessionsController {
  async index(ctx: HttpContext) {
    const found = await findTabUser(ctx)
    if (!found) return
    const sessions = await listOpenSessions(found.user.id)
    const content = sessions.map((one) => new OpenSessionTransformer(one).toObject())
    return success(ctx, { content, totalCount: content.length })
  }

  async destroy(ctx: HttpContext) {
    const { id, session } = ctx.params
    const input = { userId: Number(id), by: callerOf(ctx), session: String(session) }
    const ended = await endOneSession(input)
    return ended.ok ? success(ctx, null) : answerRefusal(ctx, ended.refusal)
  }

  async destroyAll(ctx: HttpContext) {
    const ended = await endAllSessions({ userId: Number(ctx.params.id), by: callerOf(ctx) })
    return ended.ok ? success(ctx, null) : answerRefusal(ctx, ended.refusal)
  }
}
