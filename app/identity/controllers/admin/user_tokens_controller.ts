import type { HttpContext } from '@adonisjs/core/http'
import { revokeTokenOf } from '#identity/actions/tokens/revoke_token'
import { toldByToast } from '#identity/http/told_by_toast'
import { callerOf } from '#shared/http/caller'

export default class UserTokensController {
  async destroy(ctx: HttpContext) {
    const { userId, token } = ctx.params
    const input = { userId: Number(userId), tokenId: Number(token), by: callerOf(ctx) }
    return toldByToast(ctx, await revokeTokenOf(input), 'user_security.toasts.token_revoked')
  }
}
