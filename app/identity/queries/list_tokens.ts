import type { TokenKind } from '#identity/domain/api_token'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

export type TokenSummary = {
  id: number
  kind: TokenKind
  name: string
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  hasExpired: boolean
}

/** A user's tokens that were not revoked, the newest first; values are not kept. */
export function listTokens(userId: number): Promise<TokenSummary[]> {
  return rows<TokenSummary>(
    null,
    `select id, kind, name, created_at as "createdAt", expires_at as "expiresAt",
            last_used_at as "lastUsedAt", expires_at <= ? as "hasExpired"
       from api_tokens where user_id = ? and revoked_at is null
      order by created_at desc, id desc`,
    [clock.now().toJSDate(), userId]
  )
}
