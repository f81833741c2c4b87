import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { actorOf } from '#identity/domain/actor'
import {
  LONGEST_LIFE,
  MOST_TOKENS,
  TOKEN_PREFIXES,
  type TokenKind,
} from '#identity/domain/api_token'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

export type NewToken = { id: number; value: string; expiresAt: Date }
type Input = { user: User; kind: TokenKind; name: string; days?: number }

const SECRET_LENGTH = 40

/** Its value is answered this once; only its hash is kept. Refuses beyond the account's limit. */
export function createToken({
  user,
  kind,
  name,
  days = LONGEST_LIFE[kind],
}: Input): Promise<Result<NewToken, 'account.errors.too_many_tokens'>> {
  const expiresAt = clock
    .now()
    .plus({ days: Math.min(days, LONGEST_LIFE[kind]) })
    .toJSDate()
  const { secret, hash } = AccessToken.seed(SECRET_LENGTH)
  return transaction(async (trx) => {
    if ((await countTokens(trx, user.id)) >= MOST_TOKENS) {
      return refuse('account.errors.too_many_tokens', { params: { n: MOST_TOKENS }, status: 409 })
    }
    const id = await store(trx, { userId: user.id, kind, name, hash, expiresAt })
    const prefix = TOKEN_PREFIXES[kind]
    const value = new AccessToken({
      ...{ identifier: id, tokenableId: user.id, type: kind, name, hash, secret, prefix },
      ...{ createdAt: new Date(), updatedAt: new Date(), lastUsedAt: null, expiresAt },
    }).value!.release()
    await recordAudit(trx, {
      actor: actorOf(user),
      subject: { type: 'user', id: user.id },
      action: 'user.token_created',
      after: { tokenId: id, kind, name, expiresAt: expiresAt.toISOString() },
    })
    return ok({ id, value, expiresAt })
  })
}

/** One at a time for each account, so that two requests cannot pass the limit together. */
async function countTokens(trx: TransactionClientContract, userId: number): Promise<number> {
  await rows(trx, 'select id from users where id = ? for update', [userId])
  const [counted] = await rows<{ tokens: number }>(
    trx,
    `select count(*) as tokens from api_tokens
      where user_id = ? and revoked_at is null and expires_at > ?`,
    [userId, clock.now().toJSDate()]
  )
  return counted!.tokens
}

type Row = { userId: number; kind: TokenKind; name: string; hash: string; expiresAt: Date }

async function store(trx: TransactionClientContract, token: Row): Promise<number> {
  const [{ id }] = (await rows<{ id: number }>(
    trx,
    `insert into api_tokens (user_id, kind, name, hash, created_at, expires_at)
     values (:userId, :kind, :name, :hash, :createdAt, :expiresAt) returning id`,
    { ...token, createdAt: clock.now().toJSDate() }
  )) as [{ id: number }]
  return id
}
