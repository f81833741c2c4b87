import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import SubscriptionContact from '#subscriptions/models/subscription_contact'

type Which = { typeId: number; id: number }

export async function contactOf(
  trx: TransactionClientContract,
  { typeId, id }: Which
): Promise<Result<SubscriptionContact>> {
  const found = await SubscriptionContact.query({ client: trx }).where({ id, typeId }).first()
  return found ? ok(found) : refuse('subscriptions.contacts.errors.not_found', { status: 404 })
}
