import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { foundAmong } from '#contracts/queries/entitlements/finding_sql'
import { STAMP } from '#contracts/queries/entitlements/still_accepted'

/** `days`: those that do not agree, as the database writes them; `stamp`: both in one text. */
export type OpenFinding = { kind: string; days: string; stamp: string }

/** `gone`: what it is about is not there; `mended`: both sides agree on the day. */
export type FindingState = 'gone' | 'mended' | OpenFinding

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
  const [open] = await rows<OpenFinding>(trx, kind === 's' ? OF_SUBSCRIPTION : OF_CONTRACT, {
    ...{ day, id, finding },
  })
  return open ?? 'mended'
}

const HOLD_SUBSCRIPTION = 'select 1 from subscription_users where id = ?::bigint for share'
const HOLD_CONTRACT = 'select 1 from contracts where id = ?::bigint for share'

const OPEN = `
  select f.kind, f.days::text as days, ${STAMP} as stamp from found f where f.id = :finding`

const OF_SUBSCRIPTION = `
  with ${foundAmong('s.id = :id::bigint', 'subscription_id = :id::bigint', 'false')} ${OPEN}`

/** A contract is served by the people of its company alone. */
const ITS_PEOPLE = `
  u.business_partner_id = (select p.partner_id::text from contracts p where p.id = :id::bigint)`

const OF_CONTRACT = `
  with ${foundAmong(ITS_PEOPLE, 'true', 'c.id = :id::bigint')} ${OPEN}`
