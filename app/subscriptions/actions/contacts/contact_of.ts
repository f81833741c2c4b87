import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok, refuse, type Result } from '#shared/domain/result'
import SubscriptionContact from '#subscriptions/models/subscription_contact'

type Which = { typeId: number; id: number; version?: number }

export async function contactOf(
  trx: TransactionClientContract,
  { typeId, id, version }: Which
): Promise<Result<SubscriptionContact>> {
  const found = await SubscriptionContact.query({ client: trx }).where({ id, typeId }).first()
  if (!found) return refuse('subscriptions.contacts.errors.not_found', { status: 404 })
  const current = refuseOtherThan(version, found.version)
  return current.ok ? ok(found) : current
}
