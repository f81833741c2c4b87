import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { refuse, type Result } from '#shared/domain/result'
import SubscriptionType from '#subscriptions/models/subscription_type'

export type Contact = { id: number; email: string; locale: 'en' | 'de'; version: number }

type Entry = { what: string; before?: Partial<Contact>; after?: Partial<Contact> }
type Change = (
  trx: TransactionClientContract,
  note: (entry: Entry) => Promise<void>
) => Promise<Result<Contact>>

/** Holds a type, so that its contacts are changed one after the other; what is noted goes into its history. */
export const changeContacts = (
  typeId: number,
  by: Actor,
  change: Change
): Promise<Result<Contact>> =>
  refusableTransaction(async (trx) => {
    const type = await SubscriptionType.query({ client: trx })
      .where('id', typeId)
      .forUpdate()
      .first()
    if (!type) return refuse('entitlements.errors.type_unknown', { status: 404 })
    return change(trx, ({ what, before, after }) =>
      recordAudit(trx, {
        ...{ actor: by, before, after },
        subject: { type: 'subscription_type', id: typeId },
        action: `subscription.contact_${what}`,
      })
    )
  })
