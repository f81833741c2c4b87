import type { HttpContext } from '@adonisjs/core/http'
import { revokeTokenOf } from '#identity/actions/tokens/revoke_token'
import { findTabUser } from '#identity/http/user_tab'
import { listTokens } from '#identity/queries/list_tokens'
import ApiTokenTransformer from '#identity/transformers/api_token_transformer'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class UserTokensController {
  async index(ctx: HttpContext) {
    const found = await findTabUser(ctx)
    if (!found) return
    const tokens = await listTokens(found.user.id)
    const content = tokens.map((token) => new ApiTokenTransformer(token).toObject())
    return success(ctx, { content, totalCount: content.length })
  }

  async destroy(ctx: HttpContext) {
    const { id, token } = ctx.params
    const input = { userId: Number(id), tokenId: Number(token), by: callerOf(ctx) }
    const revoked = await revokeTokenOf(input)
    return revoked.ok ? success(ctx, null) : answerRefusal(ctx, revoked.refusal)
  }
}
