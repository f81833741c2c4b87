import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { transaction } from '#shared/database'
import type { Refusal, Result } from '#shared/domain/result'

/** Names of the database's own rules about business partners, and what they mean. */
const CONSTRAINTS: Record<string, Refusal> = {
  business_partners_pkey: { code: 'partners.errors.id_used', field: 'bpId', status: 409 },
  users_business_partner: { code: 'partners.errors.has_user', status: 409 },
  contracts_partner: { code: 'partners.errors.has_contract', status: 409 },
  business_partners_country_fkey: { code: 'partners.errors.country_unknown', field: 'countryCode' },
}

/** What the database refuses while two people write is the same refusal as one that is seen before. */
export async function keptPartner<T>(
  write: (trx: TransactionClientContract) => Promise<Result<T>>
): Promise<Result<T>> {
  try {
    return await transaction(write)
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }
    const refusal = CONSTRAINTS[constraint]
    if (!refusal) throw error
    return { ok: false, refusal }
  }
}
