import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'

type Change = {
  by: Actor
  what: 'type_added' | 'type_changed'
  before?: object
  after: object
}

export const recordType = (
  trx: TransactionClientContract,
  id: number,
  { by, what, before, after }: Change
) =>
  recordAudit(trx, {
    ...{ actor: by, before, after },
    subject: { type: 'subscription_type', id },
    action: `subscription.${what}`,
  })
