import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import { kindOfToken, TOKEN_PREFIXES, type TokenKind } from '#identity/domain/api_token'
import User from '#identity/models/user'
import { userColumns } from '#identity/queries/read_users'
import { clock } from '#shared/clock'
import { preparedRows } from '#shared/database'

export type TokenOwner = { user: User; tokenId: number; kind: TokenKind; lastUsedAt: Date | null }

/** The user for whom a token acts, or null when it is none, was revoked or has expired. */
export async function findTokenOwner(value: string): Promise<TokenOwner | null> {
  const kind = kindOfToken(value)
  const sent = kind && AccessToken.decode(TOKEN_PREFIXES[kind], value)
  if (!kind || !sent || !/^\d{1,15}$/.test(sent.identifier)) return null
  const [row] = await findRow(Number(sent.identifier), kind)
  if (!row || !isSecretOf(row, sent.secret)) return null
  const { token_id: tokenId, token_last_used_at: lastUsedAt } = row
  return { user: User.$createFromAdapterResult(row)!, tokenId, kind, lastUsedAt }
}

type KeptToken = { token_id: number; token_hash: string; token_last_used_at: Date | null }
type Row = KeptToken & { id: number }

/** The owner with the token beside it, so that a call asks the database once who is there. */
function findRow(id: number, kind: TokenKind): Promise<Row[]> {
  const now = new Date(clock.milliseconds())
  return preparedRows<Row>(null, statementOf(), { id, kind, now })
}

let statement: string | undefined

/** Put together once: each call would write, and look up, a text of some thousand characters anew. */
const statementOf = () =>
  (statement ??= `
  select ${userColumns()}, t.id as token_id, t.hash as token_hash,
         t.last_used_at as token_last_used_at
    from api_tokens t join users u on u.id = t.user_id
   where t.id = :id and t.kind = :kind and t.revoked_at is null and t.expires_at > :now`)

function isSecretOf({ id, token_id: identifier, token_hash: hash }: Row, secret: Secret<string>) {
  const now = new Date()
  const token = new AccessToken({
    ...{ identifier, tokenableId: id, type: 'kept', hash, name: null },
    ...{ createdAt: now, updatedAt: now, lastUsedAt: null, expiresAt: null },
  })
  return token.verify(secret)
}
