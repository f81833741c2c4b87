import type { HttpContext } from '@adonisjs/core/http'
import { revokeToken } from '#identity/actions/tokens/revoke_token'
import { LONGEST_LIFE } from '#identity/domain/api_token'
import { testOrdersOf } from '#identity/ports/test_orders'
import { listTokens } from '#identity/queries/list_tokens'
import ApiTokenTransformer from '#identity/transformers/api_token_transformer'
import TestOrderTransformer from '#identity/transformers/test_order_transformer'
import { callerOf } from '#shared/http/caller'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'

/** The page of the own API tokens; it makes them through the HTTP API, so that no session holds one. */
export default class ApiTokensController {
  async show(ctx: HttpContext) {
    const { id } = callerOf(ctx)
    const tokens = await listTokens(id)
    const tests = (await testOrdersOf.only()?.(id)) ?? []
    return ctx.inertia.render('identity/account/api_token', {
      tokens: ApiTokenTransformer.transform(tokens),
      testOrders: TestOrderTransformer.transform(tests),
      longestLife: LONGEST_LIFE.account,
    })
  }

  async destroy(ctx: HttpContext) {
    const user = callerOf(ctx)
    const revoked = await revokeToken(user, Number(ctx.params.id))
    if (!revoked.ok) return answerRefusal(ctx, revoked.refusal)
    flashToast(ctx, 'success', 'identity.tokens.tokens.revoked')
    return ctx.response.redirect('/my-account/api-token')
  }
}
