import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changedMeanwhile } from '#contracts/actions/changed_meanwhile'
import { keptPartner } from '#contracts/actions/kept_partner'
import type { Partner } from '#contracts/domain/partner'
import { holdPartner, type HeldPartner } from '#contracts/queries/find_partner'

/** Adds a business partner. Of two with one number that are added at the same moment one is refused. */
export const addPartner = (partner: Partner, actor: Actor): Promise<Result<Partner>> =>
  keptPartner(async (trx) => {
    await rows(
      trx,
      'insert into business_partners (id, name, country) values (:id, :name, :country)',
      partner
    )
    await record(trx, partner.id, 'added', { actor, after: { ...partner, version: 1 } })
    return ok(partner)
  })

export type PartnerChange = {
  /** The number that the partner has now. */
  id: number
  to: Partner
  /** The version that the person was looking at; without one the newest is changed. */
  expectedVersion?: number
  actor: Actor
}

/** Changes number, name or country of a business partner that no user belongs to. */
export const editPartner = ({ id, ...change }: PartnerChange): Promise<Result<Partner>> =>
  keptPartner(async (trx) => {
    const partner = await holdPartner(trx, id)
    if (!partner) return refuse('partners.errors.not_found', { status: 404 })
    if (partner.hasUser) return refuse('partners.errors.has_user', { status: 409 })
    const { expectedVersion } = change
    if (expectedVersion !== undefined && expectedVersion !== partner.version) {
      return changedMeanwhile(trx, id, expectedVersion)
    }
    if (!isSame(partner, change.to)) await write(trx, partner, change)
    return ok(change.to)
  })

const isSame = (one: Partner, other: Partner) =>
  one.id === other.id && one.name === other.name && one.country === other.country

async function write(
  trx: TransactionClientContract,
  { id, name, country, version }: HeldPartner,
  { to, actor }: Omit<PartnerChange, 'id'>
): Promise<void> {
  await rows(
    trx,
    `update business_partners set id = :to, name = :name, country = :country, version = version + 1,
            updated_at = now() where id = :id`,
    { id, to: to.id, name: to.name, country: to.country }
  )
  const change = { before: { id, name, country }, after: { ...to, version: version + 1 }, actor }
  await record(trx, id, 'edited', change)
  if (to.id !== id) await record(trx, to.id, 'edited', change)
}

type Change = { actor: Actor; before?: object; after?: object }

const record = (trx: TransactionClientContract, id: number, what: string, change: Change) =>
  recordAudit(trx, {
    ...change,
    subject: { type: 'business_partner', id },
    action: `partners.${what}`,
  })
