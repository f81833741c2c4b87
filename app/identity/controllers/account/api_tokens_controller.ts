import type { HttpContext } from '@adonisjs/core/http'
import { LONGEST_LIFE } from '#identity/domain/api_token'
import { listTokens } from '#identity/queries/list_tokens'
import ApiTokenTransformer from '#identity/transformers/api_token_transformer'

/** The page of the own API tokens; it makes and revokes them through the HTTP API. */
export default class ApiTokensController {
  async show({ auth, inertia }: HttpContext) {
    const tokens = await listTokens(auth.use('web').getUserOrFail().id)
    return inertia.render('identity/account/api_token', {
      tokens: ApiTokenTransformer.transform(tokens),
      longestLife: LONGEST_LIFE.account,
    })
  }
}
