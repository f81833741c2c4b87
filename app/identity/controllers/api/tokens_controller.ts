import type { HttpContext } from '@adonisjs/core/http'
import { createToken } from '#identity/actions/tokens/create_token'
import { revokeToken } from '#identity/actions/tokens/revoke_token'
import { listTokens } from '#identity/queries/list_tokens'
import ApiTokenTransformer from '#identity/transformers/api_token_transformer'
import { apiTokenValidator } from '#identity/validators/api_token'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class TokensController {
  async index(ctx: HttpContext) {
    const tokens = await listTokens(callerOf(ctx).id)
    const content = tokens.map((token) => new ApiTokenTransformer(token).toObject())
    return success(ctx, { content, totalCount: content.length })
  }

  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { name, kind = 'account', days } = await ctx.request.validateUsing(apiTokenValidator)
    const created = await createToken({ user, kind, name, days })
    if (!created.ok) return answerRefusal(ctx, created.refusal)
    const { id, value, expiresAt } = created.value
    return success(ctx, { id, api_token: value, expires_at: expiresAt.toISOString() }, 201)
  }

  async destroy(ctx: HttpContext) {
    const user = callerOf(ctx)
    const revoked = await revokeToken(user, Number(ctx.params.id))
    return revoked.ok ? success(ctx, null) : answerRefusal(ctx, revoked.refusal)
  }
}
