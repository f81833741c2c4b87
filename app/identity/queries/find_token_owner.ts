import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import { kindOfToken, TOKEN_PREFIXES, type TokenKind } from '#identity/domain/api_token'
import User from '#identity/models/user'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'

export type TokenOwner = { user: User; tokenId: number; kind: TokenKind }

/** The user for whom a token acts, or null when it is none, was revoked or has expired. */
export async function findTokenOwner(value: string): Promise<TokenOwner | null> {
  const kind = kindOfToken(value)
  const sent = kind && AccessToken.decode(TOKEN_PREFIXES[kind], value)
  if (!kind || !sent || !/^\d{1,15}$/.test(sent.identifier)) return null
  const kept = await findToken(Number(sent.identifier), kind)
  if (!kept || !isSecretOf(kept, sent.secret)) return null
  const user = await User.find(kept.userId)
  return user && { user, tokenId: kept.id, kind }
}

type KeptToken = { id: number; userId: number; hash: string }

async function findToken(id: number, kind: TokenKind): Promise<KeptToken | undefined> {
  const [kept] = await rows<KeptToken>(
    null,
    `select id, user_id as "userId", hash from api_tokens
      where id = ? and kind = ? and revoked_at is null and expires_at > ?`,
    [id, kind, clock.now().toJSDate()]
  )
  return kept
}

function isSecretOf({ id, userId, hash }: KeptToken, secret: Secret<string>): boolean {
  const now = new Date()
  const token = new AccessToken({
    ...{ identifier: id, tokenableId: userId, type: 'kept', hash, name: null },
    ...{ createdAt: now, updatedAt: now, lastUsedAt: null, expiresAt: null },
  })
  return token.verify(secret)
}
