import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** More digits than the number of a row has mean none. */
const FINDING = /^([sc]):(\d{1,18})$/

/** Whether there is what a finding is about: a subscription or a contract. */
export async function isFinding(trx: TransactionClientContract, finding: string): Promise<boolean> {
  const [, kind, id] = FINDING.exec(finding) ?? []
  if (!kind || !id) return false
  const [found] = await rows<{ isThere: boolean }>(trx, IS_THERE, { kind, id })
  return found!.isThere
}

const IS_THERE = `
  select exists (select from subscription_users s where :kind::text = 's' and s.id = :id::bigint)
      or exists (select from contracts c where :kind::text = 'c' and c.id = :id::bigint) as "isThere"`
