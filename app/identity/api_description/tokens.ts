import { describeCalls, is } from '#shared/http/api_description'
import { TOKEN_KINDS } from '#identity/domain/api_token'
import { apiTokenValidator, marketplaceTokenValidator } from '#identity/validators/api_token'

const { about, flag, integer, moment, nullable, nothing, object, oneOf, pageOf, text } = is

const SESSION = 'Only for a signed-in browser: a token cannot make or end tokens.'

const token = object({
  id: integer,
  name: text,
  kind: oneOf(TOKEN_KINDS),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: nullable(moment),
  hasExpired: flag,
})

const value = about(text, 'The token. It is shown this once.')

describeCalls('Tokens', {
  'GET /tokens': {
    summary: 'The own API tokens, without their values',
    description: SESSION,
    answer: pageOf(token),
  },
  'POST /tokens': {
    summary: 'Makes an API token for the own account',
    description: `${SESSION} It is valid for 90 days unless fewer are asked for.`,
    body: apiTokenValidator,
    answer: object({ id: integer, api_token: value, expires_at: moment }),
    status: 201,
    refusals: { 409: 'The account has as many tokens as it may have.' },
  },
  'DELETE /tokens/:id': {
    summary: 'Revokes an own API token at once',
    description: SESSION,
    answer: nothing,
  },
  'POST /marketplace-tokens': {
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
  },
})
