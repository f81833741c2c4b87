import type { HttpContext } from '@adonisjs/core/http'
import { revokeToken } from '#identity/actions/tokens/revoke_token'
import { LONGEST_LIFE } from '#identity/domain/api_token'
import { listTokens } from '#identity/queries/list_tokens'
import ApiTokenTransformer from '#identity/transformers/api_token_transformer'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

/** The page of the own API tokens; it makes them through the HTTP API, so that no session holds one. */
export default class ApiTokensController {
  async show({ auth, inertia }: HttpContext) {
    const tokens = await listTokens(auth.use('web').getUserOrFail().id)
    return inertia.render('identity/account/api_token', {
      tokens: ApiTokenTransformer.transform(tokens),
      longestLife: LONGEST_LIFE.account,
    })
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const revoked = await revokeToken(user, Number(ctx.params.id))
    if (!revoked.ok) return answerRefusal(ctx, revoked.refusal)
    flashToast(ctx, 'success', 'identity.tokens.tokens.revoked')
    return ctx.response.redirect('/my-account/api-token')
  }
}
