import router from '@adonisjs/core/services/router'
import limits from '#config/api_limits'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { throttle } from '#shared/http/throttle'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { tokenSchema } from '#identity/transformers/api_token_transformer'
import { apiTokenValidator, marketplaceTokenValidator } from '#identity/validators/api_token'

const { api } = controllers.identity
const tokenThrottle = throttle('api_tokens', limits.nearer.tokens)
const call = callsOf('Tokens')

const { about, integer, moment, nothing, object, pageOf, text } = is

const SESSION = 'Only for a signed-in browser: a token cannot make or end tokens.'

const TEST =
  'With `kind` `test` it tries the way of an order out: nothing is charged, and nothing of it is among what is real.'

const value = about(text, 'The token. It is shown this once.')

export default function tokensCalls() {
  router
    .group(() => {
      call(router.get('/tokens', [api.Tokens, 'index']).as('tokens'), {
        summary: 'The own API tokens, without their values',
        description: SESSION,
        answer: pageOf(tokenSchema),
      })
      call(router.post('/tokens', [api.Tokens, 'store']).as('tokens.store').use(tokenThrottle), {
        summary: 'Makes an API token for the own account',
        description: `${SESSION} It is valid for 90 days unless fewer are asked for. ${TEST}`,
        body: apiTokenValidator,
        answer: object({ id: integer, api_token: value, expires_at: moment }),
        status: 201,
        refusals: { 409: 'The account has as many tokens as it may have.' },
      })
      call(
        router
          .delete('/tokens/:id', [api.Tokens, 'destroy'])
          .where('id', rowId)
          .as('tokens.destroy'),
        {
          summary: 'Revokes an own API token at once',
          description: SESSION,
          answer: nothing,
        }
      )
    })
    .prefix('/api/v1')
    .use([middleware.auth(), sessionOnly])
    .as('api.identity')

  call(
    router
      .post('/api/v1/marketplace-tokens', [api.MarketplaceTokens, 'store'])
      .use([middleware.scope({ all: ['marketplaceToken.create'] }), sessionOnly, tokenThrottle])
      .as('api.identity.marketplace_tokens.store'),
    {
      summary: 'Makes a token with which a marketplace reads the products, valid for a year',
      description: `${SESSION} \`marketplaceToken\` names the marketplace.`,
      body: marketplaceTokenValidator,
      answer: object({
        api_token: value,
        mp_api: about(text, 'Address of the API for which the token is valid.'),
        expires_at: moment,
      }),
      status: 201,
      refusals: { 409: 'The account has as many tokens as it may have.' },
    }
  )
}
