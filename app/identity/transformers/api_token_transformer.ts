import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TokenSummary } from '#identity/queries/list_tokens'

/** A kept token; its value is known to its owner alone. */
export default class ApiTokenTransformer extends BaseTransformer<TokenSummary> {
  toObject() {
    const { createdAt, expiresAt, lastUsedAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'name', 'kind', 'hasExpired']),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }
  }
}
