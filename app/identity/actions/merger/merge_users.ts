import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { carryOver, type ChosenAddresses } from '#identity/actions/merger/carry_over'
import { endAccount } from '#identity/actions/merger/end_account'
import {
  judgeMerger,
  refuseTyped,
  type BothAccounts,
  type JudgedMerger,
  type MergerCode,
} from '#identity/actions/merger/judge_merger'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { actorOf } from '#identity/domain/actor'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { countEverywhere, holdEverywhere, moveEverywhere } from '#shared/people'

type Input = JudgedMerger & {
  /** The e-mail address of the account that ends, as it was typed. */
  confirm: string | null
  addresses: ChosenAddresses
}

/**
 * Merges an account into another one of the same person: whatever belongs to it goes along, its sessions
 * and tokens end, and it says from then on where it went. All of it, or nothing. Orders that are placed at the same
 * moment come along as well; a payment that is under way forbids it.
 */
export async function mergeUsers(input: Input): Promise<Result<User, MergerCode>> {
  const result = await refusableTransaction<Result<User, MergerCode>>(async (trx) => {
    const judged = await hold(trx, input)
    if (!judged.ok) return judged
    const wrong = refuseTyped(input.confirm, judged.value.from)
    if (wrong) return wrong
    await merge(trx, judged.value, input.addresses)
    return ok(judged.value.into)
  })
  if (result.ok) await endSessionsOf(input.from)
  return result
}

/** Baskets before accounts, as a checkout takes them, so that neither waits for the other. */
async function hold(
  trx: TransactionClientContract,
  { from, into, by }: JudgedMerger
): Promise<Result<BothAccounts, MergerCode>> {
  const seen = await judgeMerger({ trx, from, into, by })
  if (!seen.ok) return seen
  const forbids = await holdEverywhere(trx, { from, into })
  if (forbids) return refuse(forbids as MergerCode, { status: 409, field: 'into' })
  return judgeMerger({ trx, from, into, by, isHeld: true })
}

async function merge(
  trx: TransactionClientContract,
  { from, into, by }: BothAccounts,
  addresses: ChosenAddresses
) {
  const actor = actorOf(by)
  const moved = await countEverywhere(from.id, trx)
  await moveEverywhere(trx, { from: from.id, into: into.id })
  await carryOver(trx, { from, into, actor, addresses })
  await endAccount(trx, { from, into })
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'user', id: from.id }, action: 'user.merged_into' },
    after: { userId: into.id, email: into.email },
  })
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'user', id: into.id }, action: 'user.merged' },
    after: { userId: from.id, email: from.email, moved },
  })
}
