import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import { kindOfToken, TOKEN_PREFIXES, type TokenKind } from '#identity/domain/api_token'
import User from '#identity/models/user'
import { clock } from '#shared/clock'

export type TokenOwner = { user: User; tokenId: number; kind: TokenKind; lastUsedAt: Date | null }

/** The user for whom a token acts, or null when it is none, was revoked or has expired. */
export async function findTokenOwner(value: string): Promise<TokenOwner | null> {
  const kind = kindOfToken(value)
  const sent = kind && AccessToken.decode(TOKEN_PREFIXES[kind], value)
  if (!kind || !sent || !/^\d{1,15}$/.test(sent.identifier)) return null
  const user = await findOwner(Number(sent.identifier), kind)
  if (!user || !isSecretOf(user, sent.secret)) return null
  const { token_id: tokenId, token_last_used_at: lastUsedAt } = keptWith(user)
  return { user, tokenId, kind, lastUsedAt }
}

type KeptToken = { token_id: number; token_hash: string; token_last_used_at: Date | null }

const keptWith = (user: User) => user.$extras as KeptToken

/** The owner with the token beside it, so that a call asks the database once who is there. */
function findOwner(id: number, kind: TokenKind): Promise<User | null> {
  return User.query()
    .join('api_tokens', 'api_tokens.user_id', 'users.id')
    .where({ 'api_tokens.id': id, 'api_tokens.kind': kind })
    .whereNull('api_tokens.revoked_at')
    .where('api_tokens.expires_at', '>', clock.now().toJSDate())
    .select('users.*', 'api_tokens.id as token_id', 'api_tokens.hash as token_hash')
    .select('api_tokens.last_used_at as token_last_used_at')
    .first()
}

function isSecretOf(user: User, secret: Secret<string>): boolean {
  const now = new Date()
  const { token_id: identifier, token_hash: hash } = keptWith(user)
  const token = new AccessToken({
    ...{ identifier, tokenableId: user.id, type: 'kept', hash, name: null },
    ...{ createdAt: now, updatedAt: now, lastUsedAt: null, expiresAt: null },
  })
  return token.verify(secret)
}
