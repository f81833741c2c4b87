import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { foundAmong } from '#contracts/queries/entitlements/finding_sql'

/** `gone`: what it is about is not there; `mended`: both sides agree on the day. */
export type FindingState = 'gone' | 'mended' | 'open'

/** More digits than the number of a row has mean none. */
const FINDING = /^([sc]):(\d{1,18})$/

/** How a finding stands on a day; what it is about nobody changes until the transaction ends. */
export async function stateOfFinding(
  trx: TransactionClientContract,
  finding: string,
  day: string
): Promise<FindingState> {
  const [, kind, id] = FINDING.exec(finding) ?? []
  if (!kind || !id) return 'gone'
  const held = await rows(trx, kind === 's' ? HOLD_SUBSCRIPTION : HOLD_CONTRACT, [id])
  if (held.length === 0) return 'gone'
  const [found] = await rows<{ isOpen: boolean }>(
    trx,
    kind === 's' ? OF_SUBSCRIPTION : OF_CONTRACT,
    { day, id, finding }
  )
  return found!.isOpen ? 'open' : 'mended'
}

const HOLD_SUBSCRIPTION = 'select 1 from subscription_users where id = ?::bigint for share'
const HOLD_CONTRACT = 'select 1 from contracts where id = ?::bigint for share'

const IS_OPEN = 'select exists (select from found where id = :finding) as "isOpen"'

const OF_SUBSCRIPTION = `
  with ${foundAmong('s.id = :id::bigint', 'subscription_id = :id::bigint', 'false')} ${IS_OPEN}`

/** A contract is served by the people of its company alone. */
const ITS_PEOPLE = `
  u.business_partner_id = (select p.partner_id::text from contracts p where p.id = :id::bigint)`

const OF_CONTRACT = `
  with ${foundAmong(ITS_PEOPLE, 'true', 'c.id = :id::bigint')} ${IS_OPEN}`
