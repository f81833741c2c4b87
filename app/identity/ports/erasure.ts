import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SqlClient } from '#shared/database'

/** Whom the shop is to forget: by account, and by addresses (lower case) that were used without one. */
export type ErasedPerson = { userId: number; emails: string[] }

export type Erasure = {
  /** Whether something is still under way for which the person needs the account. */
  isBusy?: (userId: number, client: SqlClient) => Promise<boolean>
  /** Deletes or blanks what the module keeps of a person; what the law demands stays. */
  erase?: (trx: TransactionClientContract, person: ErasedPerson) => Promise<void>
}

const modules = new Map<string, Erasure>()

/** For a higher module: what the deletion of an account means for what it keeps. */
export function provideErasure(name: string, erasure: Erasure): void {
  modules.set(name, erasure)
}

/** Whether any module still has something under way for a person. */
export async function isBusyAnywhere(userId: number, client: SqlClient = null): Promise<boolean> {
  for (const { isBusy } of modules.values()) {
    if (await isBusy?.(userId, client)) return true
  }
  return false
}

/** Lets every module forget a person. */
export async function eraseEverywhere(
  trx: TransactionClientContract,
  person: ErasedPerson
): Promise<void> {
  for (const { erase } of modules.values()) await erase?.(trx, person)
}
