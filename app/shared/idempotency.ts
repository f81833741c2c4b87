import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { preparedRows, rows } from '#shared/database'

export type IdempotencyKey = {
  /** Whose keys these are and for which call: 'checkout:41'. Keys of two scopes never meet. */
  scope: string
  key: string
  /** Hash of what the request asks for; another content under the same key is a mistake. */
  fingerprint: string
}

export type IdempotencyClaim<B> = 'new' | 'in_flight' | 'mismatch' | { replay: B }

/**
 * new: do the work, then store its answer by `store_idempotent_answer` in the same transaction.
 * in_flight: another request is at work; mismatch: other content. A rollback frees the key.
 */
export async function claimIdempotencyKey<B>(
  trx: TransactionClientContract,
  { scope, key, fingerprint }: IdempotencyKey
): Promise<IdempotencyClaim<B>> {
  const [claim] = await preparedRows<Claim<B>>(trx, CLAIM, [scope, key])
  const stored = claim!
  if (!stored.alone) return 'in_flight'
  if (stored.fingerprint === null) return 'new'
  return stored.fingerprint === fingerprint ? { replay: stored.answer } : 'mismatch'
}

/** The key's lock ends with the transaction, so that a crash frees the key by itself. */
const CLAIM = 'select alone, fingerprint, answer from claim_idempotency_key(?, ?)'

type Claim<B> = { alone: boolean; fingerprint: string | null; answer: B }

export async function sweepIdempotencyKeys(): Promise<void> {
  await rows(null, `delete from idempotency_keys where created_at < now() - interval '7 days'`)
}
