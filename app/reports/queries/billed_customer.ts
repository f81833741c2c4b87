import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { vatOn } from '#catalogue'
import shop from '#config/shop'
import { findAddresses, findUser, isComplete, type Address } from '#identity'
import { findCountry } from '#shared/countries'
import { ok, refuse, type Result } from '#shared/domain/result'

export type BilledCustomer = {
  locale: 'en' | 'de'
  buyer: { company: string; contact: string; address: Address; vatId: string | null; email: string }
  vat: { percent: number; reason: 'domestic' | 'eu_reverse_charge' | 'outside_eu' }
}

/** Who pays for reports, and with which VAT; refused where an invoice would not be right. */
export async function billedCustomer(
  userId: number,
  trx?: TransactionClientContract
): Promise<Result<BilledCustomer>> {
  const user = await findUser(userId)
  const { billing, delivery } = await findAddresses(userId, trx)
  if (!user || !isComplete(billing)) return refuse('reports.unbilled.no_address')
  const country = await findCountry((delivery ?? billing).country, trx ?? null)
  const vatId = user.tin?.trim() || null
  const facts = { country, vatId, sellerCountry: shop.seller.country }
  const { percent, reason, idMissing } = vatOn(0, facts)
  if (reason === 'unknown' || reason === 'quota') return refuse('reports.unbilled.no_country')
  if (reason === 'eu_reverse_charge' && idMissing) return refuse('reports.unbilled.no_vat_id')
  return ok({
    locale: user.locale === 'de' ? 'de' : 'en',
    buyer: {
      company: user.company ?? '',
      contact: user.fullName || user.email,
      ...{ address: billing, vatId, email: user.email },
    },
    vat: { percent, reason },
  })
}
