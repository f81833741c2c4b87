import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Result } from '#shared/domain/result'
import type { Which } from '#subscriptions/actions/entitle/change_held'
import { cutDaysIn } from '#subscriptions/actions/entitle/cut_days'
import type { OpenRange } from '#subscriptions/domain/entitlement'

/** Leaves somebody only those of his days of a type that a contract covers; trials stay as they are. */
export const cutToDaysIn = (
  trx: TransactionClientContract,
  which: Which,
  kept: readonly OpenRange[]
): Promise<Result<undefined>> =>
  cutDaysIn(trx, which, {
    action: 'subscription.cut_to_contract',
    kept,
    spares: ({ isTrial }) => isTrial,
  })
