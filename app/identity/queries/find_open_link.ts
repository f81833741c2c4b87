import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashOfToken } from '#identity/domain/hash_of_token'
import SignInLink from '#identity/models/sign_in_link'
import { clock } from '#shared/clock'

/** The mailed link with this token, or null if there is none, it was used, or its time is over. */
export function findOpenLink(
  token: string,
  trx?: TransactionClientContract
): Promise<SignInLink | null> {
  const query = SignInLink.query({ client: trx })
    .where('tokenHash', hashOfToken(token))
    .whereNull('usedAt')
    .where('expiresAt', '>', clock.now().toJSDate())
  return (trx ? query.forUpdate() : query).first()
}
