import { fieldsOf, is, transformerOf } from '#shared/http/api_description'
import { TOKEN_KINDS } from '#identity/domain/api_token'
import type { TokenSummary } from '#identity/queries/list_tokens'

const fields = fieldsOf<TokenSummary>()({
  id: is.integer,
  name: is.text,
  kind: is.oneOf(TOKEN_KINDS),
  createdAt: [is.moment, ({ createdAt }) => createdAt.toISOString()],
  expiresAt: [is.moment, ({ expiresAt }) => expiresAt.toISOString()],
  lastUsedAt: [is.nullable(is.moment), ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null],
  hasExpired: is.flag,
})

export const tokenSchema = fields.schema

export default class ApiTokenTransformer extends transformerOf(fields) {}
