import { BaseTransformer } from '@adonisjs/core/transformers'
import ApiTokenTransformer from '#identity/transformers/api_token_transformer'
import OpenSessionTransformer from '#identity/transformers/open_session_transformer'
import FactorsTransformer from '#identity/transformers/factors_transformer'
import type { UserSecurity } from '#identity/queries/get_user_security'

export default class UserSecurityTransformer extends BaseTransformer<UserSecurity> {
  toObject() {
    const { lock, sessions, tokens, factors, emails } = this.resource
    return {
      lock: lock && { ...lock, at: lock.at.toISOString() },
      sessions: sessions.map((session) => new OpenSessionTransformer(session).toObject()),
      tokens: tokens.map((token) => new ApiTokenTransformer(token).toObject()),
      factors: factors && new FactorsTransformer(factors).toObject(),
      emails: emails.map(({ verifiedAt, ...email }) => ({
        ...email,
        verifiedAt: verifiedAt?.toISOString() ?? null,
      })),
    }
  }
}
