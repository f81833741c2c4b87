import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { createToken } from '#identity/actions/tokens/create_token'
import { marketplaceTokenValidator } from '#identity/validators/api_token'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'

export default class MarketplaceTokensController {
  async store(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { marketplaceToken } = await ctx.request.validateUsing(marketplaceTokenValidator)
    const created = await createToken({ user, kind: 'marketplace', name: marketplaceToken })
    if (!created.ok) return answerRefusal(ctx, created.refusal)
    const { value, expiresAt } = created.value
    const answer = { api_token: value, mp_api: `${appUrl}/api/v1`, expires_at: expiresAt }
    return success(ctx, answer, 201)
  }
}
