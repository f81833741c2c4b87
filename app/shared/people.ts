import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SqlClient } from '#shared/database'
import { definePort } from '#shared/ports'

export type Caller = NonNullable<HttpContext['auth']['user']>

/** By account, and by addresses (lower case) that were used without one. */
export type ErasedPerson = { userId: number; emails: string[] }

/** An account that is merged into another one of the same person. */
export type Merger = { from: number; into: number }

/** What a module keeps of people: for the export of personal data, for erasure, for accounts of one person. */
export type KeptOfPeople = {
  /** What the export tells of a person, under the names that it has there. */
  tells?: Record<string, (userId: number) => Promise<unknown>>
  /** Which of some users have records that must stay, such as orders: they cannot be deleted. */
  mustKeep?: (userIds: readonly number[], client: SqlClient) => Promise<number[]>
  /** The code of what is said then. */
  whyKept?: string
  /** Whether something is still under way for which the person needs the account. */
  isBusy?: (userId: number, client: SqlClient) => Promise<boolean>
  /** Deletes or blanks what the module keeps of a person; what the law demands stays. */
  erase?: (trx: TransactionClientContract, person: ErasedPerson) => Promise<void>
  /** How much of each goes along when the account is merged into another one, under the names of the preview. */
  counts?: (userId: number, client: SqlClient) => Promise<Record<string, number>>
  /** Holds what a merger touches until the transaction ends; answers the code of what forbids it now. */
  holdForMerger?: (trx: TransactionClientContract, merger: Merger) => Promise<string | null>
  /** Gives to the other account what the module keeps of the one that is merged into it. */
  move?: (trx: TransactionClientContract, merger: Merger) => Promise<void>
}

/** Read only when somebody leaves or asks: the `keepsOfPeople` of the manifests. */
export const keptOfPeople = definePort<() => Promise<KeptOfPeople>>('shared.kept_of_people')

const HAS_RECORDS = 'account.errors.user_not_deletable'

const everywhere = () => Promise.all(keptOfPeople.all().map((read) => read()))

export async function personalDataOfModules(userId: number): Promise<Record<string, unknown>> {
  const sources = (await everywhere()).flatMap(({ tells = {} }) => Object.entries(tells))
  const entries = sources.map(async ([name, tell]) => [name, await tell(userId)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Who cannot be deleted, with the code of why; of two reasons that of the higher module. */
export async function undeletableUsers(
  userIds: readonly number[],
  client: SqlClient = null
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  if (userIds.length === 0) return found
  for (const { mustKeep, whyKept = HAS_RECORDS } of await everywhere()) {
    for (const id of (await mustKeep?.(userIds, client)) ?? []) found.set(id, whyKept)
  }
  return found
}

export async function isBusyAnywhere(userId: number, client: SqlClient = null): Promise<boolean> {
  for (const { isBusy } of await everywhere()) {
    if (await isBusy?.(userId, client)) return true
  }
  return false
}

export async function eraseEverywhere(
  trx: TransactionClientContract,
  person: ErasedPerson
): Promise<void> {
  for (const { erase } of await everywhere()) await erase?.(trx, person)
}

/** How much of each goes along when an account is merged into another one. */
export async function countEverywhere(
  userId: number,
  client: SqlClient = null
): Promise<Record<string, number>> {
  const counted: Record<string, number>[] = []
  for (const { counts } of await everywhere()) {
    if (counts) counted.push(await counts(userId, client))
  }
  return Object.assign({}, ...counted)
}

/** Lets every module hold what a merger touches; answers the code of the first that forbids it. */
export async function holdEverywhere(
  trx: TransactionClientContract,
  merger: Merger
): Promise<string | null> {
  for (const { holdForMerger } of await everywhere()) {
    const code = await holdForMerger?.(trx, merger)
    if (code) return code
  }
  return null
}

/** Lets every module give what it keeps of one account to another one. */
export async function moveEverywhere(
  trx: TransactionClientContract,
  merger: Merger
): Promise<void> {
  for (const { move } of await everywhere()) await move?.(trx, merger)
}
